import type { RegisteredPaymentMethod } from '@shopfront/registry';
import { cloneElement } from '@wordpress/element';
import type { ReactElement } from 'react';
import { INTERFACE_COMPONENTS } from './interface-components';
import { LabelBoundary } from './method-boundary';

export interface MethodLabelProps {
	method: RegisteredPaymentMethod;
	label: ReactElement;
}

/** A label that a method draws itself, with the components that it is given. */
export const MethodLabel = ( {
	method: { name, ariaLabel },
	label,
}: MethodLabelProps ) => (
	<LabelBoundary method={ name } name={ ariaLabel || name }>
		{ cloneElement( label, { components: INTERFACE_COMPONENTS } ) }
	</LabelBoundary>
);
