import { areaToReact, BlockPreview, type BlockApp } from '@shopfront/bindings';
import { useMemo } from '@wordpress/element';
import { createCartBlocks } from '../cart-blocks';
import { CartRoot } from '../cart-root';
import { EMPTY_CART } from './cart-views';
import { createEmptyCart, createFilledCart } from './default-cart';

export interface CartPreviewProps {
	/** Of the editor, where the cart store gives the sample cart (docs/contract/cart-and-checkout.md 6). */
	app: BlockApp;
	/** The attribute of this name: which state is seen. The filled cart, unless it names the empty one. */
	currentView?: string;
	/** The other attributes of the cart block. */
	attributes?: Readonly< Record< string, unknown > >;
}

const NO_ATTRIBUTES = {};

/** The empty cart as it stands on a page; around it nothing asks whether the cart is empty. */
const EmptyView = () => {
	const content = useMemo( createEmptyCart, [] );
	return (
		<div className={ content.className }>
			{ areaToReact( content, createCartBlocks() ) }
		</div>
	);
};

/** The filled cart, with what it holds on a new page. */
const FilledView = () => {
	const blocks = useMemo( createCartBlocks, [] );
	const content = useMemo( () => {
		const area = document.createElement( 'div' );
		area.append( createFilledCart() );
		return area;
	}, [] );
	return <>{ areaToReact( content, blocks ) }</>;
};

/** A cart as an author sees it in an editor: with the sample cart, in either state, and nothing of it to be used. */
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
