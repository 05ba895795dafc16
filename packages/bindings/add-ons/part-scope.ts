import {
	getErrorOwner,
	setErrorOwner,
	setResponseOwner,
	validationStore,
	withErrorOwner,
} from '@shopfront/data/validation';
import {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
} from '@shopfront/events';
import { STORE_KEYS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import type { PartScope } from '../app/page-points';

const scopes = new WeakMap< object, PartScope >();

/** Returns the scope of the part whose code runs now; `null` while none does. */
export const currentPartScope = (): PartScope | null =>
	scopes.get( getErrorOwner() ?? scopes ) ?? null;

/** Scopes of parts that are not on the page yet, and may never be: React may throw a first render away. */
const unmounted = new Set< PartScope >();

/** Closes the scopes of parts that are not on the page. One whose part gets there opens again. */
export const closeUnmountedScopes = (): void =>
	unmounted.forEach( ( scope ) => scope.close() );

const doNothing = () => {};

type Dispatch = DataRegistry[ 'dispatch' ];
type BoundActions = Readonly<
	Record< string, ( ...args: unknown[] ) => unknown >
>;

/** Actions of the validation store by which errors belong to a part. */
const scopeActions = (
	actions: BoundActions,
	run: PartScope[ 'run' ],
	isOpen: () => boolean
) => ( {
	...actions,
	setValidationErrors: ( ...args: unknown[] ) =>
		isOpen()
			? run( () => actions.setValidationErrors?.( ...args ) )
			: Promise.resolve(),
} );

/**
 * A scope for one part of an add-on.
 *
 * @param registry Of the page.
 */
export function createPartScope( registry: DataRegistry ): PartScope {
	const removals = new Set< () => void >();
	let isOpen = true;
	let actions: ReturnType< typeof scopeActions > | null = null;

	const run: PartScope[ 'run' ] = ( work ) => withErrorOwner( scope, work );

	/** A refusal counts only while its part is there; errors that come with it go with the part. */
	const readAnswer = ( answer: unknown ): unknown => {
		if ( ! isObserverResponse( answer ) ) {
			return answer;
		}
		setResponseOwner( answer, scope );
		const isRefusal = isErrorResponse( answer ) || isFailResponse( answer );
		return isOpen || ! isRefusal ? answer : undefined;
	};

	const dispatch = ( ...args: Parameters< Dispatch > ) => {
		const store: unknown = args[ 0 ];
		const found = registry.dispatch( ...args );
		if (
			store !== STORE_KEYS.validation &&
			( store as { name?: unknown } ).name !== STORE_KEYS.validation
		) {
			return found;
		}
		actions ??= scopeActions( found, run, () => isOpen );
		return actions;
	};

	const scope: PartScope = {
		pageRegistry: registry,
		// The types of a registry follow from each store, which a function that takes any cannot repeat.
		registry: { ...registry, dispatch: dispatch as Dispatch },
		subscribe: ( to, observer, ...rest ) => {
			if ( ! isOpen ) {
				return doNothing;
			}
			const unsubscribe = to(
				( data ) => {
					const answer = run( () => observer( data ) );
					return answer instanceof Promise
						? answer.then( readAnswer )
						: readAnswer( answer );
				},
				...rest
			);
			const remove = () => {
				removals.delete( remove );
				unsubscribe();
			};
			removals.add( remove );
			return remove;
		},
		run,
		enter: () => {
			const before = setErrorOwner( scope );
			// An effect that throws keeps the ones after it from running.
			void Promise.resolve().then( () => {
				if ( getErrorOwner() === scope ) {
					setErrorOwner( null );
				}
			} );
			return () => void setErrorOwner( before );
		},
		open: () => {
			isOpen = true;
			unmounted.delete( scope );
		},
		close: () => {
			isOpen = false;
			unmounted.delete( scope );
			removals.forEach( ( remove ) => remove() );
			// A slot of an add-on may stand outside of the page's blocks, where no form is.
			void registry.dispatch( validationStore )?.clearErrorsOf( scope );
		},
	};
	scopes.set( scope, scope );
	unmounted.add( scope );
	return scope;
}
