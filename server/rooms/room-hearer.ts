/** What a room of some kind tells of itself to those who hold it. */
export interface RoomHearer<AnyRoom> {
  /** A move was made, or it is over. */
  changed(room: AnyRoom): void;
  /** Somebody has come or gone. */
  moved(room: AnyRoom): void;
  /** Another process goes on with it, or the disk takes nothing: it is no more here. */
  takenAway(room: AnyRoom): void;
}
