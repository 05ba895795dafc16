import {
	AddOnPlugins,
	BlockErrorBoundary,
	CartGate,
	RemovedLinesProvider,
	StoreNotices,
	SummaryProvider,
	useAnnounceTotal,
	useBlockApp,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { CartAttributesContext, readCartAttributes } from './attributes';
import { CartSkeleton } from './cart-skeleton';

export interface CartRootProps {
	dataset: Readonly< Record< string, unknown > >;
	children: ReactNode;
}

/** The cart's coupons show their notices here. */
const SUMMARY = { noticeContext: NOTICE_CONTEXTS.CART };

export const CartRoot = ( { dataset, children }: CartRootProps ) => {
	const { settings } = useBlockApp();
	useAnnounceTotal();
	const attributes = useMemo(
		() => readCartAttributes( dataset, settings ),
		[ dataset, settings ]
	);
	return (
		<CartAttributesContext.Provider value={ attributes }>
			<BlockErrorBoundary blockName={ NOTICE_CONTEXTS.CART }>
				<StoreNotices context={ NOTICE_CONTEXTS.CART } />
			</BlockErrorBoundary>
			<SummaryProvider value={ SUMMARY }>
				<CartGate placeholder={ <CartSkeleton /> }>
					<RemovedLinesProvider>{ children }</RemovedLinesProvider>
					<AddOnPlugins />
				</CartGate>
			</SummaryProvider>
		</CartAttributesContext.Provider>
	);
};
