import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { CheckoutRoot } from '../../blocks/checkout';
import type { RootBlock } from './block-editor';

/** Most shoppers see the form's fields, not the card of a saved address. */
const OpenAddress = () => {
	const { setEditingShippingAddress } = useDispatch( checkoutStore );
	useEffect( () => {
		void setEditingShippingAddress( true );
	}, [ setEditingShippingAddress ] );
	return null;
};

/** Shows the checkout to a shopper without a saved address. */
export const CheckoutPreviewRoot: RootBlock[ 'Root' ] = ( {
	dataset,
	children,
} ) => (
	<CheckoutRoot dataset={ dataset }>
		<OpenAddress />
		{ children }
	</CheckoutRoot>
);
