import { areaToReact, BlockPreview, type BlockApp } from '@shopfront/bindings';
import { useMemo } from '@wordpress/element';
import { createCheckoutBlocks } from '../checkout-blocks';
import { CheckoutRoot } from '../checkout-root';
import { createDefaultCheckout } from './default-checkout';

export interface CheckoutPreviewProps {
	/** App of the editor, whose cart store has the sample cart (docs/contract/cart-and-checkout.md 6). */
	app: BlockApp;
	/** The attributes of the checkout block. */
	attributes?: Readonly< Record< string, unknown > >;
}

const NO_ATTRIBUTES = {};

/** An inert preview of the checkout with sample data. */
export const CheckoutPreview = ( {
	app,
	attributes = NO_ATTRIBUTES,
}: CheckoutPreviewProps ) => {
	const content = useMemo(
		() =>
			areaToReact(
				createDefaultCheckout(),
				createCheckoutBlocks( app.settings )
			),
		[ app ]
	);
	return (
		<BlockPreview app={ app } name="checkout">
			<CheckoutRoot dataset={ attributes }>{ content }</CheckoutRoot>
		</BlockPreview>
	);
};
