import { adoptNode } from '@shopfront/bindings';
import { isRecord } from '@shopfront/store-api';
import { Children, Fragment, isValidElement } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import type { Instrumentation } from './instrumentation';
import { AddOnRegion, useAddOnName } from './add-on-region';
import type { Props } from './render-profiler';
import { isCallable, type Callable } from './wrap-functions';

const measureChildren = (
	children: unknown,
	name: string,
	instrumentation: Instrumentation
): unknown => {
	const { scriptStatistics, profiler } = instrumentation;
	if ( isCallable( children ) ) {
		return ( fillProps: unknown ) => (
			<AddOnRegion name={ name }>
				{
					// The slot renders the result and contains its errors.
					scriptStatistics.measureRender( name, () =>
						children( fillProps )
					) as ReactNode
				}
			</AddOnRegion>
		);
	}
	return Children.toArray( adoptNode( children as ReactNode ) ).map(
		( child ) =>
			isValidElement< { children?: ReactNode } >( child ) &&
			child.type === Fragment
				? measureChildren( child.props.children, name, instrumentation )
				: profiler.measureElement( name, child )
	);
};

/** Measures a slot's fills and everything they render. The surrounding plugin identifies the add-on. */
export const instrumentFill =
	( instrumentation: Instrumentation ) =>
	( original: Callable ): Callable => {
		// The platform exports it as a component.
		const Fill = original as ComponentType< Props >;
		const MeasuredFill = ( { children, ...props }: Props ) => {
			const name =
				useAddOnName() ||
				instrumentation.scriptStatistics.getName( null );
			return (
				<Fill { ...props }>
					{
						measureChildren(
							children,
							name,
							instrumentation
						) as ReactNode
					}
				</Fill>
			);
		};
		// The slot is a property of its fill component.
		return Object.assign( MeasuredFill, original );
	};

export const instrumentSlotFills =
	( instrumentation: Instrumentation ) =>
	( createSlotFill: Callable ): Callable =>
	( ...args ) => {
		const made = createSlotFill( ...args );
		return isRecord( made ) && isCallable( made.Fill )
			? { ...made, Fill: instrumentFill( instrumentation )( made.Fill ) }
			: made;
	};
