import {
	RemovedLinesProvider,
	SummaryProvider,
	useBlockApp,
	useStoreCart,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import {
	CartAttributesContext,
	createCartBlocks,
	readCartAttributes,
} from '../../blocks/cart';
import { ExpressSpace } from './express-space';
import {
	InnerBlock,
	InnerBlockList,
	PageProvider,
	useInnerBlock,
} from './inner-blocks';
import type { Attributes, RenderData } from './types';

const SUMMARY = { noticeContext: NOTICE_CONTEXTS.CART };

const BLOCKS = createCartBlocks();

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ].map(
	( row ) => `cart-order-summary-${ row }-block`
);

const CROSS_SELLS = 'cart-cross-sells-block';

const CrossSells = () => {
	const hasSome = useStoreCart(
		( { crossSellsProducts } ) => crossSellsProducts.length > 0
	);
	const { content } = useInnerBlock( CROSS_SELLS ) ?? {};
	return (
		hasSome && (
			<InnerBlock name={ CROSS_SELLS }>
				<h2 className="wp-block-heading">
					{ typeof content === 'string'
						? content
						: __( 'You may be interested in…', 'woocommerce' ) }
				</h2>
				<InnerBlock name="cart-cross-sells-products-block" />
			</InnerBlock>
		)
	);
};

const Columns = ( { expressButtons = 0 }: RenderData ) => (
	<>
		<InnerBlock name="cart-items-block">
			<InnerBlock name="cart-line-items-block" />
			<CrossSells />
		</InnerBlock>
		<InnerBlock name="cart-totals-block">
			<InnerBlock name="cart-order-summary-block">
				<InnerBlock name="cart-order-summary-heading-block" />
				<InnerBlock name="cart-order-summary-coupon-form-block" />
				<InnerBlock name="cart-order-summary-totals-block">
					<InnerBlockList names={ ROWS } />
				</InnerBlock>
			</InnerBlock>
			<ExpressSpace context="cart" count={ expressButtons } />
			<InnerBlock name="proceed-to-checkout-block" />
		</InnerBlock>
	</>
);

export interface PaintProps {
	attributes: Attributes;
	data: RenderData;
}

/** All lines render: the content below must not move, however long the cart is. */
export const CartPaint = ( { attributes, data }: PaintProps ) => {
	const cart = readCartAttributes( attributes, useBlockApp().settings );
	return (
		<PageProvider value={ { map: BLOCKS, saved: data.innerBlocks ?? {} } }>
			<CartAttributesContext.Provider value={ cart }>
				<SummaryProvider value={ SUMMARY }>
					<RemovedLinesProvider>
						<div
							className={ clsx(
								'wc-block-components-sidebar-layout wc-block-cart',
								cart.hasDarkControls && 'has-dark-controls'
							) }
						>
							<Columns { ...data } />
						</div>
					</RemovedLinesProvider>
				</SummaryProvider>
			</CartAttributesContext.Provider>
		</PageProvider>
	);
};
