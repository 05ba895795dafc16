import type { RegisteredPaymentMethod } from '@shopfront/registry';
import { cloneElement, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useBlockApp } from '../app/block-app';
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
}: MethodLabelProps ) => {
	const app = useBlockApp();
	const [ points ] = useState( app.points.get );
	const shown = cloneElement( label, { components: INTERFACE_COMPONENTS } );
	return (
		<LabelBoundary method={ name } name={ ariaLabel || name }>
			{ points ? <points.PartScope>{ shown }</points.PartScope> : shown }
		</LabelBoundary>
	);
};
