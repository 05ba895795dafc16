import {
	AddOnPlugins,
	BlockErrorBoundary,
	CartGate,
	StoreNotices,
	SummaryProvider,
	useAnnounceTotal,
	useBlockApp,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	CheckoutAttributesContext,
	readCheckoutAttributes,
} from './attributes';
import { CheckoutContent } from './checkout-content';
import { CheckoutSkeleton } from './checkout-skeleton';
import { useStartCheckoutStore } from './use-start-checkout-store';

export interface CheckoutRootProps {
	dataset: Readonly< Record< string, unknown > >;
	children: ReactNode;
}

/** Notices of the order and of its cart show at the top of the page (docs/contract/blocks.md 3). */
const CONTEXTS = [ NOTICE_CONTEXTS.CHECKOUT, NOTICE_CONTEXTS.CART ] as const;

/** The checkout's coupons show their notices here. */
const SUMMARY = { noticeContext: NOTICE_CONTEXTS.CHECKOUT };

const StoresReady = ( { children }: { children: ReactNode } ) =>
	useStartCheckoutStore() ? (
		<>
			<CheckoutContent>{ children }</CheckoutContent>
			<AddOnPlugins />
		</>
	) : (
		<CheckoutSkeleton />
	);

export const CheckoutRoot = ( { dataset, children }: CheckoutRootProps ) => {
	const { settings } = useBlockApp();
	useAnnounceTotal();
	const attributes = useMemo(
		() => readCheckoutAttributes( dataset, settings ),
		[ dataset, settings ]
	);
	return (
		<CheckoutAttributesContext.Provider value={ attributes }>
			<BlockErrorBoundary blockName={ NOTICE_CONTEXTS.CHECKOUT }>
				<StoreNotices context={ CONTEXTS } />
			</BlockErrorBoundary>
			<SummaryProvider value={ SUMMARY }>
				<CartGate placeholder={ <CheckoutSkeleton /> }>
					<StoresReady>{ children }</StoresReady>
				</CartGate>
			</SummaryProvider>
		</CheckoutAttributesContext.Provider>
	);
};
