import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectPage } from '../../../scripts/bundle/project-page';
import { compileFigure } from '../../../src-shared/help/figures/compile';
import { compileHelp } from '../../../scripts/help/compile';
import { manual } from '../../../scripts/help/manual';

const PAGE = 'https://example.org/tantrix';

/** What the topic that tells how to report says and where it leads, in a manual with or without the page. */
function reporting(page?: string): { words: string; links: string; mistakes: readonly unknown[] } {
  const { help, mistakes } = manual(undefined, page);
  const topic = help.topics.find(({ id }) => id === 'reporting');
  return { words: topic?.text ?? '', links: JSON.stringify(topic?.body), mistakes };
}

describe('the page where errors are reported', () => {
  it('is what the build is told', () => {
    expect(projectPage(PAGE)).toBe(PAGE);
  });

  it.each([undefined, ''])('is none when the build is told %j', (named) => {
    expect(projectPage(named)).toBeUndefined();
  });

  it.each([
    'example.org',
    'http://example.org/',
    'https://example.org',
    'https://ann:secret@example.org/',
    'https://example.org/a b',
    'javascript:alert(1)',
    'mailto:ann@example.org',
  ])('is not %s', (named) => {
    expect(() => projectPage(named)).toThrow('TANTRIX_PROJECT_PAGE');
  });
});

describe('the manual', () => {
  it('leads to the page that the build names', () => {
    const { words, links, mistakes } = reporting(PAGE);
    expect(mistakes).toEqual([]);
    expect(links).toContain(`"href":"${PAGE}"`);
    expect(words).not.toContain('Nobody is named');
  });

  it('says what to do where no page is named', () => {
    const { words, links } = reporting();
    expect(words).toContain('Keep the details');
    expect(words).not.toContain('project');
    expect(links).not.toContain('https:');
  });

  it('may lead nowhere else', () => {
    const source = `---\ntitle: A\norder: 1\n---\n\n[x](${PAGE}/other)\n`;
    expect(compileHelp([{ path: 'rules/a.md', source }], compileFigure, PAGE).problems).toHaveLength(1);
  });
});

describe('what may be opened outside', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is the page that the build names, and no other of its host', async () => {
    vi.resetModules();
    vi.stubGlobal('TANTRIX_PROJECT_PAGE', PAGE);
    const { isAllowedUrl } = await import('../../../src-main/url-policy');
    expect(isAllowedUrl(PAGE)).toBe(true);
    expect(isAllowedUrl(`${PAGE}/`)).toBe(false);
    expect(isAllowedUrl('https://example.org/')).toBe(false);
  });

  it('is none where the build names none', async () => {
    const { isAllowedUrl } = await import('../../../src-main/url-policy');
    expect(isAllowedUrl(PAGE)).toBe(false);
  });
});
