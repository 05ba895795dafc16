import {
	LoadingMask,
	PaymentMethodIcons,
	PaymentMethodLabel,
	Skeleton,
	ValidationInputError,
} from '@shopfront/components';
import { validationStore } from '@shopfront/data/validation';
import { useSelect } from '@wordpress/data';
import { useBlockApp } from '../app/block-app';
import { InterfaceCardFields } from './interface-card-fields';
import { readPaymentIcons } from './payment-icons';
import type {
	InterfaceIconsProps,
	InterfaceInputErrorProps,
	PaymentMethodInterface,
} from './payment-interface';

/** Renders icons of payment methods from the method's own format. */
const InterfaceIcons = ( {
	icons,
	align = 'center',
	className,
}: InterfaceIconsProps ) => {
	const { pluginUrl } = useBlockApp().settings.wcBlocksConfig;
	return (
		<PaymentMethodIcons
			icons={ readPaymentIcons( { icons }, pluginUrl ) }
			align={ align }
			className={ className }
		/>
	);
};

/** Renders the visible error of a payment method's field, announced with the errors of the form. */
const InterfaceInputError = ( {
	errorMessage = '',
	propertyName = '',
	elementId = '',
	role,
}: InterfaceInputErrorProps & { role?: 'alert' } ) => {
	const error = useSelect(
		( select ) =>
			select( validationStore ).getValidationError( propertyName ),
		[ propertyName ]
	);
	return (
		<ValidationInputError
			errorMessage={
				errorMessage || ( error && ! error.hidden ? error.message : '' )
			}
			elementId={ elementId }
			role={ role }
		/>
	);
};

/** Renders the visible error of an add-on's field as an alert (docs/contract/globals.md 5). */
export const InputErrorAlert = ( props: InterfaceInputErrorProps ) => (
	<InterfaceInputError { ...props } role="alert" />
);

/** Components for the content of payment methods; the same references on every page. */
export const INTERFACE_COMPONENTS: PaymentMethodInterface[ 'components' ] = {
	CardFields: InterfaceCardFields,
	LoadingMask,
	PaymentMethodIcons: InterfaceIcons,
	PaymentMethodLabel,
	Skeleton,
	ValidationInputError: InterfaceInputError,
};
