import { createElement, Fragment, isValidElement } from '@wordpress/element';
import type { ComponentType, FunctionComponent, ReactElement } from 'react';
import { AddOnRegion } from './add-on-region';
import type { ScriptStatistics } from './script-statistics';

export type Props = Readonly< Record< string, unknown > >;

/** Changes the props of a component before it renders. */
type ChangeProps = ( props: Props ) => Props;

/** Measures a component. Returns any other value unchanged. */
type MeasureComponent = (
	name: string,
	type: unknown,
	changeProps?: ChangeProps
) => unknown;

/** Measures the component of an element. Returns HTML elements unchanged. */
type MeasureElement = < Given >(
	name: string,
	element: Given,
	changeProps?: ChangeProps
) => Given | ReactElement;

/** Measures how often, and for how long, the components of add-ons render. */
export interface RenderProfiler {
	measureComponent: MeasureComponent;
	measureElement: MeasureElement;
}

const isFunctionComponent = (
	type: unknown
): type is FunctionComponent< Props > =>
	typeof type === 'function' &&
	! ( type.prototype && 'isReactComponent' in type.prototype );

const isObject = ( value: unknown ): value is object =>
	typeof value === 'object' && value !== null;

/**
 * Wraps components so that their renders are counted and, for function components, timed. Returns the same wrapper for
 * the same component, so that its state is preserved.
 */
export function createRenderProfiler(
	scriptStatistics: Pick< ScriptStatistics, 'measureRender' >
): RenderProfiler {
	const cache = new WeakMap<
		object,
		Map< string, FunctionComponent< Props > >
	>();
	const createMeasured = (
		name: string,
		type: object,
		changeProps: ChangeProps
	): FunctionComponent< Props > => {
		const Measured: FunctionComponent< Props > = ( props ) => (
			<AddOnRegion name={ name }>
				{ scriptStatistics.measureRender( name, () =>
					isFunctionComponent( type )
						? type( changeProps( props ) )
						: // The add-on passed it as a component. React reports an error if it is not one.
							createElement(
								type as ComponentType< Props >,
								changeProps( props )
							)
				) }
			</AddOnRegion>
		);
		// Copy static properties, such as `displayName`.
		return isFunctionComponent( type )
			? Object.assign( Measured, type )
			: Measured;
	};
	const measureComponent: MeasureComponent = (
		name,
		type,
		changeProps = ( props ) => props
	) => {
		if ( typeof type !== 'function' && ! isObject( type ) ) {
			return type;
		}
		const byName = cache.get( type ) ?? new Map();
		cache.set( type, byName );
		const measured =
			byName.get( name ) ?? createMeasured( name, type, changeProps );
		byName.set( name, measured );
		return measured;
	};
	const measureElement: MeasureElement = ( name, element, changeProps ) =>
		isValidElement< Props >( element ) &&
		typeof element.type !== 'string' &&
		element.type !== Fragment
			? createElement(
					// The wrapper accepts the props of the component.
					measureComponent(
						name,
						element.type,
						changeProps
					) as ComponentType< Props >,
					{ ...element.props, key: element.key }
				)
			: element;
	return { measureComponent, measureElement };
}
