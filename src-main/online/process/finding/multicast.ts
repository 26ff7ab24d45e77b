import { EventEmitter } from 'node:events';
import Bonjour from 'bonjour-service';

/** Where tables are announced and looked for. */
export interface Port {
  /** The address of an interface. */
  readonly interface: string;
  /** Left out, that of mDNS. */
  readonly port?: number | undefined;
}

/**
 * Multicast at one interface. Neither a port that is taken nor what strangers send there may end the program: the library
 * throws at both.
 *
 * @param failed is told that it does not work there
 */
export function multicastAt({ port, ...at }: Port, failed: () => void): Bonjour {
  const options = { ...at, bind: '0.0.0.0', ...(port === undefined ? {} : { port }) };
  const bonjour = new Bonjour(options, (error: unknown) => console.error('mDNS:', error));
  const mdns = within(within(bonjour, 'server'), 'mdns');
  if (!(mdns instanceof EventEmitter)) throw new Error('bonjour-service is made otherwise');
  mdns.on('error', (error) => {
    console.error('mDNS does not work here:', error);
    failed();
  });
  const emit = mdns.emit.bind(mdns);
  Object.assign(mdns, { emit: (name: string, ...rest: unknown[]) => unhurt(() => emit(name, ...rest)) });
  return bonjour;
}

function unhurt(emit: () => boolean): boolean {
  try {
    return emit();
  } catch (error) {
    console.error('mDNS:', error);
    return true;
  }
}

const within = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
