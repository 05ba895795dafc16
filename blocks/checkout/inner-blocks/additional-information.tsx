import {
	OrderForm,
	stepAttributes,
	StoreNotices,
	useForm,
	useHasVisibleFields,
	useIsFormDisabled,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** What else the shop asks about an order, if anything. */
export const AdditionalInformation = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const isDisabled = useIsFormDisabled();
	const form = useForm( 'order' );
	return useHasVisibleFields( form ) ? (
		<FormStep
			id="order-fields"
			className={ clsx( 'wc-block-checkout__order-fields', className ) }
			disabled={ isDisabled }
			{ ...stepAttributes(
				attributes,
				__( 'Additional order information', 'shopfront' )
			) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.ORDER_INFORMATION } />
			<OrderForm form={ form } />
			{ children }
		</FormStep>
	) : null;
};
