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

/** A label that a method draws itself, with the components that it is given. */
export const MethodLabel = ( {
	method: { name, ariaLabel },
	label,
}: MethodLabelProps ) => {
	const app = useBlockApp();
	const [ extensionPoints ] = useState( app.extensionPoints.get );
	const shown = cloneElement( label, { components: INTERFACE_COMPONENTS } );
	return (
		<LabelErrorBoundary method={ name } name={ ariaLabel || name }>
			{ extensionPoints ? (
				<extensionPoints.AddOnScope>
					{ shown }
				</extensionPoints.AddOnScope>
			) : (
				shown
			) }
		</LabelErrorBoundary>
	);
};
