import { TileLookContext } from '../board/tile-look';
import { TileGradients } from '../board/TileArt';
import { useTileLook } from '../stage/useTileLook';
import { Finders } from './Finders';
import { HelpTools } from './HelpTools';
import { TopicView } from './TopicView';
import { useHelpKeys } from './useHelpKeys';

/** The window of the manual: ways to find a topic on the left, the topic on the right. */
export function HelpApp() {
  const look = useTileLook();
  useHelpKeys();
  return (
    <TileLookContext value={look}>
      <div className="help">
        <svg className="tile-defs" width={0} height={0} aria-hidden="true">
          <TileGradients />
        </svg>
        <HelpTools />
        <div className="help-desk">
          <Finders />
          <TopicView />
        </div>
      </div>
    </TileLookContext>
  );
}
