import { createElement, Fragment, isValidElement } from '@wordpress/element';
import type { ComponentType, FunctionComponent, ReactElement } from 'react';
import { AddOnRegion } from './add-on-region';
import type { ScriptStatistics } from './script-statistics';

export type Props = Readonly< Record< string, unknown > >;

type ChangeProps = ( props: Props ) => Props;

/** Returns any other value unchanged. */
type MeasureComponent = (
	name: string,
	type: unknown,
	changeProps?: ChangeProps
) => unknown;

/** Returns HTML elements unchanged. */
type MeasureElement = < Given >(
	name: string,
	element: Given,
	changeProps?: ChangeProps
) => Given | ReactElement;

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
 * Counts the renders of components and times function components. The same component gets the same wrapper, so it
 * keeps its state.
 */
export const createRenderProfiler = (
	scriptStatistics: Pick< ScriptStatistics, 'measureRender' >
): RenderProfiler => {
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
						: // The add-on passed it as a component. If it isn't, React reports an error.
							createElement(
								type as ComponentType< Props >,
								changeProps( props )
							)
				) }
			</AddOnRegion>
		);
		// Copies static properties, such as `displayName`.
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
					// The wrapper accepts the component's props.
					measureComponent(
						name,
						element.type,
						changeProps
					) as ComponentType< Props >,
					{ ...element.props, key: element.key }
				)
			: element;
	return { measureComponent, measureElement };
};
