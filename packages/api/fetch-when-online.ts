import {
	waitForNetwork,
	type Clock,
	type OnlineManager,
} from '@shopfront/host';
import type { Late } from '@shopfront/late';

/** How long what may be asked late waits for a network, unless it says otherwise, ms. */
const PATIENCE_MS = 30_000;

const NEVER = new Promise< never >( () => {} );

/**
 * Fetches what comes late, and again whenever there is a network after there was none. `null`: it could not be had, or
 * no network came in time; each wait takes `patienceMs` at most, 30 s unless said.
 */
export const fetchWhenOnline = async < Value >(
	late: Late< Value >,
	outside: { clock: Clock; online: OnlineManager },
	patienceMs = PATIENCE_MS
): Promise< Value | null > => {
	let value = await late.fetch();
	while (
		! value &&
		! outside.online.isOnline() &&
		( await waitForNetwork( outside, patienceMs, NEVER ) )
	) {
		value = await late.fetch();
	}
	return value;
};
