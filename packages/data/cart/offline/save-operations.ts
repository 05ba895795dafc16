import {
	getPageCheckout,
	getServices,
	type StoreRegistry,
} from '@shopfront/data/services';
import { createUnsentChanges } from '@shopfront/host';
import { htmlToText } from '@shopfront/text';
import { getAdditionId } from '../additions';
import { cartStore } from '../store';
import type {
	CartData,
	CartOperation,
	ChosenAttribute,
	CustomerChanges,
} from '../types';

/** We drop the newest changes beyond this. */
export const MAX_OPERATIONS = 100;

export type SavedOperation =
	| {
			readonly kind: 'setQuantity';
			readonly key: string;
			readonly quantity: number;
			/** The server's quantity that the shopper has changed. */
			readonly from: number;
			/** For messages. */
			readonly name: string;
	  }
	| {
			/** Typed or shown in a first paint, which doesn't know the limits (`packages/host/keep-changes.ts`). */
			readonly kind: 'typeQuantity';
			readonly key: string;
			readonly text: string;
			readonly from: number;
			readonly name: string;
	  }
	| {
			readonly kind: 'remove';
			readonly key: string;
			/** `null` if the page didn't know it. */
			readonly from: number | null;
			readonly name: string;
	  }
	| {
			readonly kind: 'selectRate';
			readonly rateId: string;
			readonly packageId: number | string | null;
	  }
	| { readonly kind: 'applyCoupon'; readonly code: string }
	| { readonly kind: 'removeCoupon'; readonly code: string }
	| {
			readonly kind: 'add';
			/** All copies of the addition share it, and only one may be sent (`../additions.ts`). */
			readonly additionId: string;
			readonly productId: number;
			readonly quantity: number;
			readonly variation?: readonly ChosenAttribute[] | undefined;
			readonly additionalData?:
				Readonly< Record< string, unknown > > | undefined;
			/** For messages; `''` if unknown. */
			readonly name: string;
	  }
	| {
			readonly kind: 'updateCustomer';
			readonly changes: CustomerChanges;
			readonly affectsRates: boolean;
	  };

/** Data of the page that its saved operations need. */
interface PageKnowledge {
	readonly server: CartData;
	/** `''` if unknown. */
	getProductName: ( productId: number ) => string;
	/** `null` once the addition was sent. */
	additionIdOf: ( operationId: number ) => string | null;
	hasCheckout: boolean;
}

const MAX_NAME_LENGTH = 200;

const toPlainName = ( name: string ) =>
	htmlToText( name ).slice( 0, MAX_NAME_LENGTH );

const toSaved = (
	operation: CartOperation,
	{ server, getProductName, additionIdOf, hasCheckout }: PageKnowledge
): SavedOperation[] => {
	const { id, ...change } = operation;
	switch ( change.kind ) {
		case 'setQuantity':
		case 'remove': {
			const item = server.items.find( ( { key } ) => key === change.key );
			return item
				? [
						{
							...change,
							from: item.quantity,
							name: toPlainName( item.name ),
						},
					]
				: [];
		}
		case 'selectRate': {
			const { kind, rateId, packageId } = change;
			return [ { kind, rateId, packageId } ];
		}
		case 'applyCoupon':
		case 'removeCoupon':
			return [ change ];
		case 'add': {
			const additionId = additionIdOf( id );
			const name = toPlainName( getProductName( change.productId ) );
			return additionId === null
				? []
				: [ { ...change, additionId, name } ];
		}
		case 'updateCustomer':
			return hasCheckout ? [] : [ change ];
		default:
			return [];
	}
};

export interface SavedOperations {
	/**
	 * Saves the page's pending changes, or removes them if there are none. The tab's next page sends them if it can take
	 * the owner's lock (`takePageLock`). Returns whether there are any.
	 */
	save: ( owner: string, operations: readonly CartOperation[] ) => boolean;
	/** Removes this page's changes only. */
	remove: () => void;
}

export const createSavedOperations = (
	registry: StoreRegistry,
	getProductName: PageKnowledge[ 'getProductName' ]
): SavedOperations => {
	const { host, settings } = getServices( registry );
	const unsent = createUnsentChanges( host.sessionStorage );
	const remove = () => void unsent.takeBack();
	return {
		save: ( owner, operations ) => {
			const knowledge: PageKnowledge = {
				server: registry.select( cartStore ).getServerCart(),
				getProductName,
				additionIdOf: ( id ) => getAdditionId( registry, id ),
				hasCheckout: getPageCheckout( registry ) !== undefined,
			};
			const saved = operations.flatMap( ( each ) =>
				toSaved( each, knowledge )
			);
			if ( saved.length === 0 ) {
				remove();
				return false;
			}
			unsent.save( {
				at: host.clock.now(),
				customerId: settings.currentUserId,
				owner,
				operations: saved.slice( 0, MAX_OPERATIONS ),
			} );
			return true;
		},
		remove,
	};
};
