import {
	OrderForm,
	StoreNotices,
	useForm,
	useHasVisibleFields,
	type BlockProps,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

/** Renders nothing without additional order fields. */
export const AdditionalInformation = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const form = useForm( 'order' );
	return useHasVisibleFields( form ) ? (
		<Step
			id="order-fields"
			className={ className }
			attributes={ attributes }
			title={ __( 'Additional order information', 'woocommerce' ) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.ORDER_INFORMATION } />
			<OrderForm form={ form } />
			{ children }
		</Step>
	) : null;
};
