import { alert, type Drawn, drawnLate } from '../stage/drawn';
import { hostDialog, joinDialog, keyDialog, ranksDialog, waitDialog } from './meeting/opening';
import { stopOnline } from './playing/asking';
import { leaveOnline } from './playing/leaving';

const meeting = () => import('./meeting/late');

/** The dialogs about games online. */
export const ONLINE_DIALOGS: readonly Drawn[] = [
  drawnLate(joinDialog, async () => (await meeting()).JoinDialog),
  drawnLate(hostDialog, async () => (await meeting()).HostDialog),
  drawnLate(waitDialog, async () => (await meeting()).WaitDialog),
  drawnLate(ranksDialog, async () => (await meeting()).RanksDialog),
  drawnLate(keyDialog, async () => (await meeting()).KeyDialog),
  alert(stopOnline, ({ answer }, t) => ({
    title: t('stop.title'),
    says: [t('stop.text')],
    choices: [
      { words: t('button.cancel'), run: () => answer('cancel') },
      { words: t('stop.ask'), run: () => answer('ask'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
  alert(leaveOnline, ({ hasClock, race, answer }, t) => ({
    title: t(race ? 'leaveOnline.race.title' : 'leaveOnline.title'),
    says: [
      t(race ? `leaveOnline.race.decided.${race}` : 'leaveOnline.text'),
      ...(hasClock ? [t('leaveOnline.clock')] : []),
    ],
    choices: [
      { words: t(race ? 'leaveOnline.race.leave' : 'leaveOnline.leave'), run: () => answer('leave') },
      { words: t('leaveOnline.stay'), run: () => answer('cancel'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
];
