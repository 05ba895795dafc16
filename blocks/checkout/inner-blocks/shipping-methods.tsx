import {
	stepAttributes,
	StoreNotices,
	useDeliveryWay,
	useIsFormDisabled,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { ShippingChoice } from '../shipping-choice';

/** How the goods are sent, when they are (specification 4, Shipping). */
export const ShippingMethods = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const { isNeeded, isCollected } = useDeliveryWay();
	const disabled = useIsFormDisabled();
	return isNeeded && ! isCollected ? (
		<FormStep
			id="shipping-option"
			className={ clsx(
				'wc-block-checkout__shipping-option',
				className
			) }
			disabled={ disabled }
			{ ...stepAttributes(
				attributes,
				__( 'Shipping options', 'shopfront' )
			) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.SHIPPING_METHODS } />
			<ShippingChoice />
			{ children }
		</FormStep>
	) : null;
};
