import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import type { SafeStorage } from './safe-storage';

/** Older changes expire, ms: one day. */
export const UNSENT_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** See `packages/data/cart/offline/save-operations.ts`. */
interface SavedChanges {
	at: number;
	customerId: number;
	owner?: string;
	operations: readonly object[];
}

interface EarlierChanges extends Partial< SavedChanges > {
	operations?: { key?: unknown }[];
}

const parse = ( saved: string | null ): EarlierChanges => {
	try {
		return JSON.parse( saved ?? '{}' );
	} catch {
		return {};
	}
};

export interface UnsentChanges {
	/**
	 * Saves this page's changes beside the changes of an earlier page. A line's change replaces its earlier one. Each
	 * call replaces what this page saved before.
	 */
	save: ( changes: SavedChanges ) => void;
	/**
	 * Removes this page's changes, because the shopper has come back to it. Returns false if another page has sent them
	 * meanwhile, or saved others.
	 */
	takeBack: () => boolean;
}

/** A page's cart changes for the tab's next page, which sends them. */
export const createUnsentChanges = ( storage: SafeStorage ): UnsentChanges => {
	let earlier: string | null = null;
	/** `null` if nothing is saved. */
	let written: string | null = null;
	return {
		save: ( { operations, ...page } ) => {
			if ( written === null ) {
				earlier = storage.get( UNSENT_CHANGES_KEY );
			}
			const parsed = parse( earlier );
			const { operations: earlierOperations = [], ...rest } =
				parsed.customerId === page.customerId &&
				Number( parsed.at ) + UNSENT_MAX_AGE_MS >= page.at
					? parsed
					: {};
			const keys = operations.map( ( change ) =>
				Reflect.get( change, 'key' )
			);
			const text = JSON.stringify( {
				...page,
				// The next page takes the lock of the earlier owner.
				...rest,
				at: page.at,
				operations: [
					...earlierOperations.filter(
						( { key } ) =>
							key === undefined || ! keys.includes( key )
					),
					...operations,
				],
			} );
			if ( storage.set( UNSENT_CHANGES_KEY, text ) ) {
				written = text;
			}
		},
		takeBack: () => {
			if ( written === null ) {
				return true;
			}
			const isOwn = storage.get( UNSENT_CHANGES_KEY ) === written;
			written = null;
			if ( isOwn && earlier === null ) {
				storage.remove( UNSENT_CHANGES_KEY );
			} else if ( isOwn && earlier !== null ) {
				storage.set( UNSENT_CHANGES_KEY, earlier );
			}
			return isOwn;
		},
	};
};
