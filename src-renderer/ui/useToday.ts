import { useEffect, useState } from 'react';

/** What day it is: looked at anew when the person comes back to the window, which may have stood there over midnight. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => setToday(new Date());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return today;
}
