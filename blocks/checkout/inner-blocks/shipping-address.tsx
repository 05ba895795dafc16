import {
	AddressStep,
	SameAddress,
	stepAttributes,
	StoreNotices,
	useIsFormDisabled,
	useShownAddresses,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** Where goods are sent, if any are. */
export const ShippingAddress = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const isDisabled = useIsFormDisabled();
	return useShownAddresses().shipping ? (
		<FormStep
			id="shipping-fields"
			className={ clsx(
				'wc-block-checkout__shipping-fields',
				className
			) }
			disabled={ isDisabled }
			{ ...stepAttributes(
				attributes,
				__( 'Shipping address', 'shopfront' )
			) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.SHIPPING_ADDRESS } />
			<AddressStep kind="shipping" />
			<SameAddress />
			{ children }
		</FormStep>
	) : null;
};
