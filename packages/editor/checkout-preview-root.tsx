import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { CheckoutRoot } from '../../blocks/checkout';
import type { RootBlock } from './block-editor';

/** Opens the form of the sample address: most shoppers see its fields, not the card of a saved address. */
const OpenAddress = () => {
	const { setEditingShippingAddress } = useDispatch( checkoutStore );
	useEffect( () => {
		void setEditingShippingAddress( true );
	}, [ setEditingShippingAddress ] );
	return null;
};

/** The root of the checkout, as a shopper without a saved address sees it. */
export const CheckoutPreviewRoot: RootBlock[ 'Root' ] = ( {
	dataset,
	children,
} ) => (
	<CheckoutRoot dataset={ dataset }>
		<OpenAddress />
		{ children }
	</CheckoutRoot>
);
