import {
	AddOnPlugins,
	BlockErrorBoundary,
	CartGate,
	StoreNotices,
	SummaryProvider,
	useBlockApp,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { CartAttributesContext, readCartAttributes } from './attributes';
import { CartSkeleton } from './cart-skeleton';

export interface CartRootProps {
	/** The container's own attributes, as strings. */
	dataset: Readonly< Record< string, unknown > >;
	children: ReactNode;
}

/** Where coupons of a cart report. */
const SUMMARY = { noticeContext: NOTICE_CONTEXTS.CART };

/** What stands around the inner blocks of a cart: its attributes, its notices, and what is shown until it has come. */
export const CartRoot = ( { dataset, children }: CartRootProps ) => {
	const { settings } = useBlockApp();
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
					{ children }
					<AddOnPlugins />
				</CartGate>
			</SummaryProvider>
		</CartAttributesContext.Provider>
	);
};
