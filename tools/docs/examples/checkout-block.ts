import type { CheckoutBlockProps } from '@shopfront/types';

const { createElement, useState } = window.wp.element;
const { innerBlockAreas, registerCheckoutBlock, CheckboxControl } =
	window.wc.blocksCheckout;

/** A checkbox in the form; its value is sent with the order. */
const GiftNote = ( { checkoutExtensionData }: CheckoutBlockProps ) => {
	const [ isGift, setIsGift ] = useState( false );
	return createElement( CheckboxControl, {
		label: 'This is a gift',
		checked: isGift,
		onChange: ( isChecked: boolean ) => {
			setIsGift( isChecked );
			checkoutExtensionData.setExtensionData(
				'my-add-on',
				'is_gift',
				isChecked
			);
		},
	} );
};

registerCheckoutBlock( {
	metadata: {
		name: 'my-add-on/gift-note',
		parent: [ innerBlockAreas.CHECKOUT_FIELDS ],
	},
	component: GiftNote,
	force: true,
} );
