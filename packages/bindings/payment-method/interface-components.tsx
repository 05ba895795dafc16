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

/** Shows a field's error. The form announces it with its other errors. */
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

/** See docs/contract/globals.md 5. */
export const InputErrorAlert = ( props: InterfaceInputErrorProps ) => (
	<InterfaceInputError { ...props } role="alert" />
);

/** Components for the content of payment methods. Their references are the same on every page. */
export const INTERFACE_COMPONENTS: PaymentMethodInterface[ 'components' ] = {
	CardFields: InterfaceCardFields,
	LoadingMask,
	PaymentMethodIcons: InterfaceIcons,
	PaymentMethodLabel,
	Skeleton,
	ValidationInputError: InterfaceInputError,
};
