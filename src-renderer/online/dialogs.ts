import { type Drawn, drawn } from '../stage/drawn';
import { HostDialog } from './meeting/HostDialog';
import { JoinDialog } from './meeting/JoinDialog';
import { hostDialog, joinDialog, waitDialog } from './meeting/opening';
import { WaitDialog } from './meeting/WaitDialog';

/** The dialogs about games online. */
export const ONLINE_DIALOGS: readonly Drawn[] = [
  drawn(joinDialog, JoinDialog),
  drawn(hostDialog, HostDialog),
  drawn(waitDialog, WaitDialog),
];
