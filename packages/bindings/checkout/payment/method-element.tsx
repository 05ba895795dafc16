import { cloneElement, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useBlockApp } from '../../app/block-app';
import type { MethodPart } from './method-boundary';
import { useMethodInterface } from './use-method-interface';

export interface MethodElementProps {
	/** Name of the method. */
	method: string;
	part: MethodPart;
	/** Of the method: its content, or what goes with a saved token. */
	element: ReactElement | null;
	/** What it is given beside the interface. */
	extra?: Readonly< Record< string, unknown > >;
}

/** An element of a method, with all that it is given (contract/events.md 3). */
export const MethodElement = ( {
	method,
	part,
	element,
	extra,
}: MethodElementProps ) => {
	const given = { ...useMethodInterface( method ), ...extra };
	const { points } = useBlockApp();
	// For as long as it is there: what is typed in it would go with another kind of element in its place.
	const [ guests ] = useState( points.get );
	return (
		element &&
		( guests
			? guests.guestElement( method, part, element, given )
			: cloneElement( element, given ) )
	);
};
