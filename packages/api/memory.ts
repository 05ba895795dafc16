import {
	createIdentity,
	type Identity,
	type IdentityOptions,
} from './identity';

/** What is known of the shop from one reply to the next. */
export interface ClientMemory {
	/** Who is asking. */
	identity: Identity;
	/** The number of the next reply: grows by one with each. */
	nextSequence: () => number;
}

/** The memory of a client that has heard nothing yet. */
export const createMemory = ( options: IdentityOptions ): ClientMemory => {
	let lastSequence = 0;
	return {
		identity: createIdentity( options ),
		nextSequence: () => ++lastSequence,
	};
};
