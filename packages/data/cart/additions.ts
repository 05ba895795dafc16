import { getInstance, getServices } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import type { DataRegistry } from '@wordpress/data';

/*
 * If we send an addition twice, the product is in the cart twice. All copies of a saved addition share an id: in this
 * page, its session storage, and a duplicated tab's. The page that sends it first records the id.
 */

/** In local storage: the ids of additions that pages have sent. */
const SENT_ADDITIONS_KEY = 'shopfrontSentAdditions';

/** We drop the oldest ids beyond this. */
const MAX_IDS = 200;

type Registry = Pick< DataRegistry, 'select' >;

interface Additions {
	readonly ids: Map< number, string >;
	/** Sent operations: don't save them. */
	readonly sent: Set< number >;
	nextId: string | null;
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

export const isAdditionSent = (
	host: Pick< Host, 'storage' >,
	id: string
): boolean => readSentIds( host ).includes( id );

/** The id that identifies a pending, saved addition; `null` once we've sent it. */
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

/** Records that we're sending an addition. Returns `false` if another page has sent it: don't send it again. */
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
