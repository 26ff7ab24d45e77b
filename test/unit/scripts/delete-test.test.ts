import { describe, expect, it } from 'vitest';
import { withoutRoom } from '../../../scripts/delete-test/without-room';

const FILE = 'src-renderer/app/a.tsx';
const ROOM = 'src-renderer/mail';

/** Without the white space that nobody reads. */
const left = (source: string): string => withoutRoom(FILE, source, ROOM).replace(/\s+/g, ' ').trim();

describe('a room that is taken out of a list', () => {
  it('takes its entries with it, and what was imported for them alone', () => {
    expect(
      left(`import { drawn, alert } from '../stage/drawn';
        import { who } from '../mail/who';
        import { Who } from '../mail/Who';
        import { about } from '../help/about';
        export const ALL = [alert(about), drawn(who, Who), about];`),
    ).toBe(
      'import { alert } from "../stage/drawn"; import { about } from \'../help/about\'; export const ALL = [alert(about), about];',
    );
  });

  it('takes what is spread into an object, and what is begun by a function', () => {
    expect(
      left(`import { MAIL, begin } from '../mail/commands';
        import { GAME } from '../game/commands';
        export const ALL = { ...GAME, ...MAIL };
        export const BEGUN = [() => void begin(), GAME];`),
    ).toBe("import { GAME } from '../game/commands'; export const ALL = { ...GAME }; export const BEGUN = [GAME];");
  });

  it('takes its style sheets, and its elements among others', () => {
    expect(
      left(`import '../mail/mail.css';
        import { Notice } from '../mail/Notice';
        export const Notices = () => <><p /><Notice /></>;`),
    ).toBe('export const Notices = () => <><p /></>;');
  });

  it('leaves what else uses it, for the types to tell', () => {
    expect(left(`import { isSent } from '../mail/outgoing'; export const is = () => isSent();`)).toBe(
      'export const is = () => isSent();',
    );
  });

  it('leaves an element that stands in the place of another', () => {
    const shown = 'export const Shown = () => <main><div>{isSent ? <Mail /> : <p />}</div></main>;';
    expect(left(`import { Mail } from '../mail/Mail'; ${shown}`)).toBe(shown);
  });

  it('leaves a file as it is that lists nothing of it', () => {
    const source = `import { mail } from '../mailing/mail';\nexport const ALL = [mail];\n`;
    expect(withoutRoom(FILE, source, ROOM)).toBe(source);
  });
});
