import type { Page } from '@playwright/test';
import { STUDIES } from '../../src-shared/robots/studies/all-studies';
import { gameOfStudy, solutionOf, type Study } from '../../src-shared/robots/studies/study';
import { legalPlacements, type Placement, samePlacement } from '../../src-shared/tantrix';
import { chooseFromMenu } from './gestures';

/** Studies at the table, for window tests and pictures. */

/** The study of a number, from 1. */
export function studyNumbered(number: number): Study {
  const study = STUDIES[number - 1];
  if (!study) throw new Error(`no study ${number}`);
  return study;
}

export const studyNote = (page: Page) => page.getByRole('region', { name: /^Study \d+$/ });

export const pressInStudy = (page: Page, name: string) =>
  studyNote(page).getByRole('button', { name, exact: true }).click();

/** A move that does not win. */
export function wrongMove(study: Study): Placement {
  const solution = solutionOf(study);
  const wrong = legalPlacements(gameOfStudy(study)).find((each) => !samePlacement(each, solution));
  if (!wrong) throw new Error('all moves win');
  return wrong;
}

/** The New game dialog with the studies in front. */
export async function openStudies(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Puzzles' }).check({ force: true });
  await page.getByRole('option', { name: /^Studies/ }).click();
}

export const startStudy = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();
