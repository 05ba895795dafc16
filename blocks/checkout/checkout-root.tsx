import {
	BlockErrorBoundary,
	ContainerWidth,
	StoreNotices,
	useBlockApp,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useMemo } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { readCheckoutAttributes } from './attributes';
import { CheckoutAttributesContext } from './checkout-attributes-context';

export interface CheckoutRootProps {
	/** The container's own attributes, as strings. */
	dataset: Readonly< Record< string, unknown > >;
	children: ReactNode;
}

/** What the page says at its top: of the order, and of the cart that it is for (contract/blocks.md 3). */
const CONTEXTS = [ NOTICE_CONTEXTS.CHECKOUT, NOTICE_CONTEXTS.CART ] as const;

/** What stands around the inner blocks of a checkout: its attributes, its notices and its columns. */
export const CheckoutRoot = ( { dataset, children }: CheckoutRootProps ) => {
	const { settings } = useBlockApp();
	const attributes = useMemo(
		() => readCheckoutAttributes( dataset, settings ),
		[ dataset, settings ]
	);
	return (
		<CheckoutAttributesContext.Provider value={ attributes }>
			<BlockErrorBoundary blockName={ NOTICE_CONTEXTS.CHECKOUT }>
				<StoreNotices context={ CONTEXTS } />
			</BlockErrorBoundary>
			<ContainerWidth
				className={ clsx(
					'wc-block-components-sidebar-layout',
					'wc-block-checkout',
					attributes.hasDarkControls && 'has-dark-controls'
				) }
			>
				{ children }
			</ContainerWidth>
		</CheckoutAttributesContext.Provider>
	);
};
