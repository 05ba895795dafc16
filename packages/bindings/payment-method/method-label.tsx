import type { RegisteredPaymentMethod } from '@shopfront/registry';
import { cloneElement, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useBlockApp } from '../app/block-app';
import { INTERFACE_COMPONENTS } from './interface-components';
import { LabelErrorBoundary } from './method-error-boundary';

export interface MethodLabelProps {
	method: RegisteredPaymentMethod;
	label: ReactElement;
}

const LABEL_PROPS = { components: INTERFACE_COMPONENTS };

export const MethodLabel = ( {
	method: { name, ariaLabel },
	label,
}: MethodLabelProps ) => {
	const app = useBlockApp();
	const [ extensionPoints ] = useState( app.extensionPoints.get );
	return (
		<LabelErrorBoundary method={ name } name={ ariaLabel || name }>
			{ extensionPoints ? (
				<extensionPoints.AddOnScope>
					{ extensionPoints.isolateElement(
						name,
						'payment-label',
						label,
						LABEL_PROPS
					) }
				</extensionPoints.AddOnScope>
			) : (
				cloneElement( label, LABEL_PROPS )
			) }
		</LabelErrorBoundary>
	);
};
