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
import { readPaymentIcons } from './payment-icons';
import type {
	InterfaceIconsProps,
	InterfaceInputErrorProps,
	PaymentMethodInterface,
} from './payment-interface';

/** Pictures of what a method takes, as it names them. */
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

/** What is wrong with a field of a method, as soon as it is to be seen. */
const InterfaceInputError = ( {
	errorMessage = '',
	propertyName = '',
	elementId = '',
}: InterfaceInputErrorProps ) => {
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
		/>
	);
};

/** The components that methods build their content of; the same objects on every page. */
export const INTERFACE_COMPONENTS: PaymentMethodInterface[ 'components' ] = {
	LoadingMask,
	PaymentMethodIcons: InterfaceIcons,
	PaymentMethodLabel,
	Skeleton,
	ValidationInputError: InterfaceInputError,
};
