/** What is read when one of the dialogs before a game online is first opened. */

export { HostDialog } from './HostDialog';
export { JoinDialog } from './JoinDialog';
export { KeyDialog } from './KeyDialog';
export { RanksDialog } from './RanksDialog';
export { WaitDialog } from './WaitDialog';
