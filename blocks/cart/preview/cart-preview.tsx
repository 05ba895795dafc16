import { areaToReact, BlockPreview, type BlockApp } from '@shopfront/bindings';
import { useMemo } from '@wordpress/element';
import { createCartBlocks } from '../cart-blocks';
import { CartRoot } from '../cart-root';
import { EMPTY_CART } from './cart-views';
import { createEmptyCart, createFilledCart } from './default-cart';

export interface CartPreviewProps {
	/** App of the editor, whose cart store has the sample cart (docs/contract/cart-and-checkout.md 6). */
	app: BlockApp;
	/** The attribute `currentView`: the state to show. Any value but the empty cart shows the filled cart. */
	currentView?: string;
	/** The other attributes of the cart block. */
	attributes?: Readonly< Record< string, unknown > >;
}

const NO_ATTRIBUTES = {};

/** The empty cart as on a page, without a check of the cart's items. */
const EmptyView = () => {
	const content = useMemo( createEmptyCart, [] );
	return (
		<div className={ content.className }>
			{ areaToReact( content, createCartBlocks() ) }
		</div>
	);
};

/** The filled cart with the inner blocks of a new page. */
const FilledView = () => {
	const blocks = useMemo( createCartBlocks, [] );
	const content = useMemo( () => {
		const area = document.createElement( 'div' );
		area.append( createFilledCart() );
		return area;
	}, [] );
	return <>{ areaToReact( content, blocks ) }</>;
};

/** An inert preview of the cart with sample data, filled or empty. */
export const CartPreview = ( {
	app,
	currentView,
	attributes = NO_ATTRIBUTES,
}: CartPreviewProps ) => (
	<BlockPreview app={ app } name="cart">
		<CartRoot dataset={ attributes }>
			{ currentView === EMPTY_CART ? <EmptyView /> : <FilledView /> }
		</CartRoot>
	</BlockPreview>
);
