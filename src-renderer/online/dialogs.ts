import { alert, type Drawn, drawn } from '../stage/drawn';
import { HostDialog } from './meeting/HostDialog';
import { JoinDialog } from './meeting/JoinDialog';
import { KeyDialog } from './meeting/KeyDialog';
import { hostDialog, joinDialog, keyDialog, ranksDialog, waitDialog } from './meeting/opening';
import { RanksDialog } from './meeting/RanksDialog';
import { WaitDialog } from './meeting/WaitDialog';
import { stopOnline } from './playing/asking';
import { leaveOnline } from './playing/leaving';

/** The dialogs about games online. */
export const ONLINE_DIALOGS: readonly Drawn[] = [
  drawn(joinDialog, JoinDialog),
  drawn(hostDialog, HostDialog),
  drawn(waitDialog, WaitDialog),
  drawn(ranksDialog, RanksDialog),
  drawn(keyDialog, KeyDialog),
  alert(stopOnline, ({ answer }, t) => ({
    title: t('stop.title'),
    says: [t('stop.text')],
    choices: [
      { words: t('button.cancel'), run: () => answer('cancel') },
      { words: t('stop.ask'), run: () => answer('ask'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
  alert(leaveOnline, ({ hasClock, answer }, t) => ({
    title: t('leaveOnline.title'),
    says: [t('leaveOnline.text'), ...(hasClock ? [t('leaveOnline.clock')] : [])],
    choices: [
      { words: t('leaveOnline.leave'), run: () => answer('leave') },
      { words: t('leaveOnline.stay'), run: () => answer('cancel'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
];
