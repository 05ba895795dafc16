import { getInstance, getServices } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import type { DataRegistry } from '@wordpress/data';

/*
 * An addition that is sent twice puts the product into the cart twice. A saved addition has an id that all its copies
 * share: in this page, its session storage, and the session storage of a duplicated tab. The page that sends it first
 * records the id.
 */

/** Key of the ids of additions that a page has sent, in local storage. */
const SENT_ADDITIONS_KEY = 'shopfrontSentAdditions';

/** Most ids that are recorded. The oldest are dropped. */
const MAX_IDS = 200;

type Registry = Pick< DataRegistry, 'select' >;

/** Additions of this page. */
interface Additions {
	/** Ids of saved additions, by the id of their operation. */
	readonly ids: Map< number, string >;
	/** Operations that were sent, and must not be saved. */
	readonly sent: Set< number >;
	/** Id for the next operation, if an earlier page has saved it. */
	nextId: string | null;
	/** Called before an addition is sent. */
	onSend: () => void;
}

const createAdditions = (): Additions => ( {
	ids: new Map(),
	sent: new Set(),
	nextId: null,
	onSend: () => {},
} );

const getAdditions = ( registry: Registry ) =>
	getInstance( registry, createAdditions );

/** Returns an id that no other page has. */
export const createUniqueId = ( { clock }: Pick< Host, 'clock' > ): string =>
	`${ clock.now() }-${ Math.random() }`;

const readSentIds = ( { storage }: Pick< Host, 'storage' > ): string[] => {
	try {
		const ids: unknown = JSON.parse(
			storage.get( SENT_ADDITIONS_KEY ) ?? ''
		);
		return Array.isArray( ids )
			? ids.filter( ( id ) => typeof id === 'string' )
			: [];
	} catch {
		return [];
	}
};

/** Whether a page has sent a saved addition. */
export const isAdditionSent = (
	host: Pick< Host, 'storage' >,
	id: string
): boolean => readSentIds( host ).includes( id );

/** Returns the id under which a pending addition is saved; `null` once it was sent. */
export const getAdditionId = (
	registry: Registry,
	operationId: number
): string | null => {
	const { ids, sent, nextId } = getAdditions( registry );
	if ( sent.has( operationId ) ) {
		return null;
	}
	const id =
		ids.get( operationId ) ??
		nextId ??
		createUniqueId( getServices( registry ).host );
	ids.set( operationId, id );
	return id;
};

/**
 * Records that an addition is being sent. Returns `false` if another page has sent it; then it must not be sent again.
 */
export const startAddition = (
	registry: Registry,
	operationId: number
): boolean => {
	const { host } = getServices( registry );
	const { ids, sent, onSend } = getAdditions( registry );
	const id = ids.get( operationId );
	sent.add( operationId );
	if ( id !== undefined ) {
		const sentIds = readSentIds( host );
		if ( sentIds.includes( id ) ) {
			return false;
		}
		host.storage.set(
			SENT_ADDITIONS_KEY,
			JSON.stringify( [ ...sentIds, id ].slice( -MAX_IDS ) )
		);
	}
	onSend();
	return true;
};

/** Runs an action that starts an addition, which an earlier page has saved with this id. */
export const withAdditionId = < Result >(
	registry: Registry,
	id: string,
	getNewestOperation: () => number | undefined,
	add: () => Result
): Result => {
	const additions = getAdditions( registry );
	additions.nextId = id;
	try {
		const result = add();
		const operationId = getNewestOperation();
		if ( operationId !== undefined ) {
			getAdditionId( registry, operationId );
		}
		return result;
	} finally {
		additions.nextId = null;
	}
};

/** Calls the listener before each addition is sent. Returns a function that removes it. */
export const onAdditionSent = (
	registry: Registry,
	listener: () => void
): ( () => void ) => {
	const additions = getAdditions( registry );
	additions.onSend = listener;
	return () => {
		additions.onSend = () => {};
	};
};
