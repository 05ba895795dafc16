import { noticesStore, type Notice } from '@shopfront/data/notices';
import { getPageCheckout } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useSelect } from '@wordpress/data';

/**
 * A container shows its own contexts, and child contexts that have no container (docs/contract/globals.md 5,
 * "StoreNoticesContainer").
 */
export const getShownContexts = (
	contexts: readonly string[],
	registered: readonly string[]
): string[] => {
	const inherited = Object.values( NOTICE_CONTEXTS ).filter(
		( context ) =>
			! contexts.includes( context ) &&
			! registered.includes( context ) &&
			contexts.some( ( parent ) => context.startsWith( `${ parent }/` ) )
	);
	return [ ...contexts, ...inherited ];
};

/** Notices by context. Each list keeps its reference from the store. */
export type NoticeLists = Readonly< Record< string, readonly Notice[] > >;

const NO_LISTS: NoticeLists = {};

/** Renders only if the notices of these contexts change. */
export const useNoticeLists = ( contexts: readonly string[] ): NoticeLists =>
	useSelect(
		( select ) => {
			// Express payment windows show their own errors (docs/contract/cart-and-checkout.md 4, "Notices").
			if (
				getPageCheckout( { select } )?.isExpressPaymentMethodActive()
			) {
				return NO_LISTS;
			}
			const registered =
				select( storeNoticesStore ).getRegisteredContainers();
			const { getNotices } = select( noticesStore );
			return Object.fromEntries(
				getShownContexts( contexts, registered ).map( ( context ) => [
					context,
					getNotices( context ),
				] )
			);
		},
		[ contexts ]
	);
