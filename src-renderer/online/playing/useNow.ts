import { useEffect, useState } from 'react';

/** What time it is, in milliseconds since 1970, told anew each second as long as somebody waits for it. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWanted) return undefined;
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}
