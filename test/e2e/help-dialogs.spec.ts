import { manual } from '../../scripts/help/manual';
import type { Subject } from '../../src-renderer/stage/subjects';
import { ofSubject } from '../../src-shared/help/topics';
import { SCENES } from '../gallery/scenes';
import type { Stage } from '../gallery/stage';
import { expect, NIGHTLY, test } from './fixtures';
import { helpOpenedBy, topicTitle } from './help-window';
import { testScene } from './scene-test';

/** The scene of each dialog, and what the manual calls it. */
const DIALOGS: readonly (readonly [scene: string, subject: Subject])[] = [
  ['new-game', 'dialog:newGame'],
  ['new-game-puzzle', 'dialog:newGame'],
  ['play-again', 'dialog:newGame'],
  ['player-details', 'dialog:playerDetails'],
  ['settings-appearance', 'dialog:settings'],
  ['settings-email', 'dialog:settings'],
  ['stop', 'dialog:stop'],
  ['save-changes', 'dialog:saveChanges'],
  ['file-changed', 'dialog:fileChanged'],
  ['cannot-save', 'error:save.notFound'],
  ['no-game', 'error:record.noGame'],
  ['cut-off', 'error:record.cutOff'],
  ['recovery', 'dialog:recovery'],
  ['settings-reset', 'error:notice.settingsReset'],
  ['robot-failed', 'dialog:robotFailed'],
  ['rankings-empty', 'dialog:rankings'],
  ['rank', 'dialog:rank'],
  ['tutorial', 'dialog:tutorial'],
  ['about', 'dialog:about'],
  ['print', 'dialog:print'],
  ['print-setup', 'dialog:printSetup'],
  ['puzzle-editor', 'dialog:puzzleEditor'],
  ['turn-over', 'dialog:turnOver'],
  ['mail-password', 'dialog:mailPassword'],
  ['send-first', 'dialog:sendFirst'],
  ['mail-games', 'dialog:mailGames'],
  ['mail-remove', 'dialog:mailRemove'],
  ['mail-known', 'dialog:mailKnown'],
  ['mail-older', 'dialog:mailOlder'],
  ['mail-refused', 'dialog:mailRefused'],
  ['mail-who', 'dialog:mailWho'],
  ['mail-damaged', 'dialog:mailDamaged'],
  ['mail-address', 'dialog:mailAddress'],
  ['mail-another', 'dialog:mailAnother'],
  ['online-tables', 'dialog:joinOnline'],
  ['online-host', 'dialog:hostOnline'],
  ['online-wait', 'dialog:waitOnline'],
  ['online-server-ranks', 'dialog:serverRanks'],
  ['online-server-key', 'dialog:serverKey'],
];

const { help } = manual();

/** The title of the topic that explains a subject, and the heading it is explained under. */
function explained(subject: Subject): { title: string; heading: string | undefined } {
  const place = ofSubject(help.subjects, subject);
  const topic = help.topics.find(({ id }) => id === place?.topic);
  const heading = topic?.headings.find(({ slug }) => slug === place?.heading)?.words;
  return { title: topic?.title ?? 'none', heading };
}

async function expectHelp(stage: Stage, subject: Subject): Promise<void> {
  const { title, heading } = explained(subject);
  await stage.page.getByRole('dialog').or(stage.page.getByRole('alertdialog')).waitFor();
  const manualPage = await helpOpenedBy(stage.app, () => stage.page.keyboard.press('F1'));
  await expect(topicTitle(manualPage)).toHaveText(title);
  if (heading !== undefined) await expect(manualPage.getByRole('heading', { name: heading })).toBeInViewport();
}

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

// By night: which topic explains what is data, and the compiler of the manual holds it against the topics.
for (const [name, subject] of DIALOGS) {
  const scene = SCENES.find((each) => each.name === name);
  if (!scene) throw new Error(`no scene ${name}`);
  testScene(`F1 opens what explains ${subject} in ${name}`, scene, (stage) => expectHelp(stage, subject), NIGHTLY);
}
