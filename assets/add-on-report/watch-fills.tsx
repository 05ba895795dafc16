import { isRecord } from '@shopfront/store-api';
import { Children, Fragment, isValidElement } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import type { Doors } from './doors';
import { Place, useOwner, type Props } from './measured-component';
import { isCallable, type Callable } from './wrap-member';

const measureChildren = (
	children: unknown,
	name: string,
	doors: Doors
): unknown => {
	const { ledger, measuring } = doors;
	if ( isCallable( children ) ) {
		return ( fillProps: unknown ) => (
			<Place name={ name }>
				{
					// The slot renders what it gives, and keeps what it throws to its place.
					ledger.measureRender( name, () =>
						children( fillProps )
					) as ReactNode
				}
			</Place>
		);
	}
	return Children.toArray( children as ReactNode ).map( ( child ) =>
		isValidElement< { children?: ReactNode } >( child ) &&
		child.type === Fragment
			? measureChildren( child.props.children, name, doors )
			: measuring.measureElement( name, child )
	);
};

/** What fills a slot, with all that it renders measured; whose it is follows from the plugin that it stands in. */
export const measuredFill =
	( doors: Doors ) =>
	( original: Callable ): Callable => {
		// It was exported to be rendered.
		const Fill = original as ComponentType< Props >;
		const MeasuredFill = ( { children, ...props }: Props ) => {
			const name = useOwner() || doors.ledger.nameOf( null );
			return (
				<Fill { ...props }>
					{ measureChildren( children, name, doors ) as ReactNode }
				</Fill>
			);
		};
		// The slot hangs on what fills it.
		return Object.assign( MeasuredFill, original );
	};

/** The same for what makes slots. */
export const measuredSlotFills =
	( doors: Doors ) =>
	( createSlotFill: Callable ): Callable =>
	( ...args ) => {
		const made = createSlotFill( ...args );
		return isRecord( made ) && isCallable( made.Fill )
			? { ...made, Fill: measuredFill( doors )( made.Fill ) }
			: made;
	};
