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

/** Whose part of the page this is; `''` outside of any. */
const AddOnNameContext = createContext( '' );

/** Whose part of the page a component is in; `''` outside of any. */
export const useAddOnName = (): string => useContext( AddOnNameContext );

/** Marks what an add-on shows without giving it a box, so that nothing looks different. */
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

/** What else a component is given in the place of its props. */
type ChangeProps = ( props: Props ) => Props;

/** The same component, measured; what is none comes back as it is. */
type MeasureComponent = (
	name: string,
	type: unknown,
	changeProps?: ChangeProps
) => unknown;

/** The same element with its component measured; one of HTML comes back as it is. */
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
 * Makes components whose renders are counted, and whose own work is timed where they are functions; of the same
 * component always the same one, so that its state is kept.
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
						: // It was given as a component; React says so if it is none.
							createElement(
								type as ComponentType< Props >,
								changeProps( props )
							)
				) }
			</AddOnRegion>
		);
		// What is said of a function holds for the one in its place.
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
					// It is a component in the place of another.
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
