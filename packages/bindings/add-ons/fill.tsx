import type { FillProps } from '@shopfront/extensibility';
import {
	Children,
	createPortal,
	Fragment,
	isValidElement,
	useLayoutEffect,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { createFallback, AddOnErrorBoundary } from './add-on-error-boundary';
import { adoptNode } from './adopt-node';
import { isolateElement } from './isolate-element';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { useExtensionPoints } from './use-points';
import { useSlots } from './slot-fill-provider';

export interface FillComponentProps {
	/** Elements, which receive the slot's fill props, or a function of them. */
	children?: ReactNode | ( ( fillProps: FillProps ) => ReactNode );
}

interface NamedFillProps extends FillComponentProps {
	name: string;
	onError?: ( ( message: string ) => ReactNode ) | null;
}

const flatten = ( children: ReactNode ): ReactNode[] =>
	Children.toArray( adoptNode( children ) ).flatMap( ( child ) =>
		isValidElement< { children?: ReactNode } >( child ) &&
		child.type === Fragment
			? flatten( child.props.children )
			: [ child ]
	);

/** Calls a render function inside the fill's boundary, which then catches its errors. */
const Computed = ( {
	compute,
	fillProps,
}: {
	compute: ( fillProps: FillProps ) => ReactNode;
	fillProps: FillProps;
} ) => <>{ adoptNode( compute( fillProps ) ) }</>;

/** Renders its children in every slot of this name, each child in its own boundary (docs/contract/filters.md 3). */
export const NamedFill = ( { name, onError, children }: NamedFillProps ) => {
	const slots = useSlots();
	const { statistics, getIsolate, isAdmin, now, pluginHost } =
		useExtensionPoints();
	const pluginName = pluginHost.usePluginName();
	const slotInstances = useSyncExternalStore( slots.subscribe, () =>
		slots.getSlots( name )
	);
	useLayoutEffect( () => slots.addFill( name ), [ slots, name ] );

	const addOn = pluginName || name;
	const isolate = getIsolate( addOn, name );
	const fill = ( fillProps: FillProps ): ReactNode[] =>
		( typeof children === 'function'
			? [
					<Computed
						key="0"
						compute={ children }
						fillProps={ isolate( fillProps ) }
					/>,
				]
			: flatten( children ).map( ( child ) =>
					isValidElement( child )
						? isolateElement( child, fillProps, isolate, now )
						: child
				)
		).map( ( child, index ) => (
			<AddOnErrorBoundary
				key={ index }
				addOn={ addOn }
				extensionPoint={ name }
				statistics={ statistics }
				fallback={ createFallback( isAdmin(), onError ?? undefined ) }
			>
				<AddOnScopeProvider>{ child }</AddOnScopeProvider>
			</AddOnErrorBoundary>
		) );

	return (
		<>
			{ slotInstances.map( ( { key, element, fillProps } ) =>
				createPortal( fill( fillProps ), element, key )
			) }
		</>
	);
};
