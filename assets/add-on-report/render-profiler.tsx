import {
	createContext,
	createElement,
	Fragment,
	isValidElement,
	useContext,
} from '@wordpress/element';
import type {
	ComponentType,
	FunctionComponent,
	ReactElement,
	ReactNode,
} from 'react';
import { ADD_ON_ATTRIBUTE } from './watch-layout-shifts';
import type { ScriptStatistics } from './script-statistics';

export type Props = Readonly< Record< string, unknown > >;

/** Name of the add-on that renders this subtree; `''` for the page. */
const AddOnNameContext = createContext( '' );

/** Returns the name of the add-on that renders this subtree; `''` for the page. */
export const useAddOnName = (): string => useContext( AddOnNameContext );

/** Marks the output of an add-on. Has no box, so the layout does not change. */
export const AddOnRegion = ( {
	name,
	children,
}: {
	name: string;
	children?: ReactNode;
} ) => (
	<AddOnNameContext.Provider value={ name }>
		<span
			style={ { display: 'contents' } }
			{ ...{ [ ADD_ON_ATTRIBUTE ]: name } }
		>
			{ children }
		</span>
	</AddOnNameContext.Provider>
);

const isFunctionComponent = (
	type: unknown
): type is FunctionComponent< Props > =>
	typeof type === 'function' &&
	! ( type.prototype && 'isReactComponent' in type.prototype );

/** Returns the props that a component receives instead of its own. */
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

export interface RenderProfiler {
	measureComponent: MeasureComponent;
	measureElement: MeasureElement;
}

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
