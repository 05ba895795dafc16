import { getServices } from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type {
	CanMakePayment,
	CanMakePaymentArg,
	RegisteredExpressPaymentMethod,
} from '@shopfront/registry';
import type { DataRegistry } from '@wordpress/data';
import { checkMethods, type MethodResults } from '../check-methods';
import { getCanMakePaymentArg } from '../can-make-payment-arg';
import { getRuntime, isOrderInProgress, type CheckRuntime } from '../runtime';
import { change } from '../reducer';
import { reportMethodProblems } from '../report-method-problems';
import type { PaymentThunk } from '../thunk';
import type { ExpressPaymentMethodInfo, ExpressPaymentMethods } from '../types';
import {
	__internalSetAvailablePaymentMethods,
	__internalSetPaymentMethodsInitialized,
} from './available';

interface Candidate {
	readonly name: string;
	readonly paymentMethodId: string;
	readonly canMakePayment: CanMakePayment;
}

const reportToAdministrators = (
	registry: DataRegistry,
	candidates: readonly Candidate[],
	results: MethodResults,
	context: string
): void => {
	const { host, settings } = getServices( registry );
	if ( settings.currentUserIsAdmin || host.isEditor() ) {
		reportMethodProblems( registry, candidates, results, context );
	}
};

interface Check {
	readonly runtime: CheckRuntime;
	readonly getKnownNames: () => readonly string[];
	readonly isInitialized: () => boolean;
	readonly isRegistered: ( name: string ) => boolean;
	readonly candidates: readonly Candidate[];
	readonly context: string;
	readonly storeNames: ( names: readonly string[] ) => unknown;
}

/**
 * Stale results never overwrite newer ones; if a method doesn't respond, its previous result stays. Changes nothing
 * during an order, so that only the shopper's own choice pays for it.
 */
const runCheck = (
	registry: DataRegistry,
	arg: CanMakePaymentArg,
	{
		runtime,
		getKnownNames,
		isInitialized,
		isRegistered,
		candidates,
		context,
		storeNames,
	}: Check
): Promise< void > => {
	const checkNumber = ++runtime.lastStarted;
	return checkMethods(
		candidates,
		arg,
		getServices( registry ).host.clock,
		( results ) => {
			if ( checkNumber < runtime.lastReported ) {
				return;
			}
			if ( isInitialized() && isOrderInProgress( registry ) ) {
				getRuntime( registry ).isCheckDue = true;
				return;
			}
			runtime.lastReported = checkNumber;
			const before = getKnownNames();
			const names = candidates
				.map( ( { name } ) => name )
				.filter(
					( name ) =>
						isRegistered( name ) &&
						( results.get( name )?.isAvailable ??
							before.includes( name ) )
				);
			registry.batch( () => {
				reportToAdministrators(
					registry,
					candidates,
					results,
					context
				);
				if ( ! isInitialized() || names.join() !== before.join() ) {
					storeNames( names );
				}
			} );
		}
	);
};

const toMethodInfo = ( {
	name,
	title,
	description,
	gatewayId,
	paymentMethodId,
	supports,
}: RegisteredExpressPaymentMethod ): ExpressPaymentMethodInfo => ( {
	name,
	title,
	description,
	gatewayId,
	paymentMethodId,
	supportsStyle: supports.style,
} );

const toMethodInfos = (
	methods: Readonly< Record< string, RegisteredExpressPaymentMethod > >,
	names: readonly string[]
): ExpressPaymentMethods =>
	Object.fromEntries(
		names.flatMap( ( name ) => {
			const method = methods[ name ];
			return method ? [ [ name, toMethodInfo( method ) ] ] : [];
		} )
	);

const unique = ( names: readonly string[] ): readonly string[] => [
	...new Set( names ),
];

/** A newly registered method is still unchecked, so "no methods available" becomes "unknown". */
export const invalidateEmptyMethods =
	(): PaymentThunk< void > =>
	( { select, dispatch } ) => {
		if ( Object.keys( select.getAvailablePaymentMethods() ).length === 0 ) {
			dispatch( change( { paymentMethodsInitialized: false } ) );
		}
		if (
			Object.keys( select.getAvailableExpressPaymentMethods() ).length ===
			0
		) {
			dispatch( change( { expressPaymentMethodsInitialized: false } ) );
		}
	};

/** Stores the registered express methods, so that the page can reserve their space during the check. */
export const updateRegisteredExpressMethods =
	(): PaymentThunk< void > =>
	( { select, dispatch, registry } ) => {
		const methods =
			getServices( registry ).payments.getExpressPaymentMethods();
		const names = Object.keys( methods );
		if (
			names.join() !==
			Object.keys( select.getRegisteredExpressPaymentMethods() ).join()
		) {
			dispatch(
				change( {
					registeredExpressPaymentMethods: toMethodInfos(
						methods,
						names
					),
				} )
			);
		}
	};

const checkExpress =
	( arg: CanMakePaymentArg ): PaymentThunk< Promise< void > > =>
	( { select, dispatch, registry } ) => {
		const methods =
			getServices( registry ).payments.getExpressPaymentMethods();
		return runCheck( registry, arg, {
			runtime: getRuntime( registry ).express,
			getKnownNames: () =>
				Object.keys( select.getAvailableExpressPaymentMethods() ),
			isInitialized: select.expressPaymentMethodsInitialized,
			isRegistered: ( name ) => Object.hasOwn( methods, name ),
			candidates: Object.values( methods ),
			context: NOTICE_CONTEXTS.EXPRESS_PAYMENTS,
			storeNames: ( names ) =>
				dispatch(
					change( {
						availableExpressPaymentMethods: toMethodInfos(
							methods,
							names
						),
						expressPaymentMethodsInitialized: true,
					} )
				),
		} );
	};

const checkRegular =
	( arg: CanMakePaymentArg ): PaymentThunk< Promise< void > > =>
	( { select, dispatch, registry } ) => {
		const { host, settings, payments } = getServices( registry );
		const methods = payments.getPaymentMethods();
		const isEditor = host.isEditor();
		const candidates = unique( [
			...settings.paymentMethodSortOrder,
			...Object.keys( methods ),
		] ).flatMap( ( name ): Candidate[] => {
			const method = methods[ name ];
			if ( ! method ) {
				return [];
			}
			// Editors show all methods, because nobody pays there.
			if ( isEditor ) {
				return [ { ...method, canMakePayment: () => true } ];
			}
			return arg.paymentMethods.includes( name ) ? [ method ] : [];
		} );
		return runCheck( registry, arg, {
			runtime: getRuntime( registry ).regular,
			getKnownNames: () =>
				Object.keys( select.getAvailablePaymentMethods() ),
			isInitialized: select.paymentMethodsInitialized,
			isRegistered: ( name ) => Object.hasOwn( methods, name ),
			candidates,
			context: NOTICE_CONTEXTS.PAYMENTS,
			storeNames: ( names ) => {
				dispatch(
					__internalSetAvailablePaymentMethods(
						Object.fromEntries(
							names.map( ( name ) => [ name, { name } ] )
						)
					)
				);
				if ( ! select.paymentMethodsInitialized() ) {
					dispatch( __internalSetPaymentMethodsInitialized( true ) );
				}
			},
		} );
	};

/** Checks again which methods are available for this cart (docs/contract/globals.md 2.3). */
export const __internalUpdateAvailablePaymentMethods =
	(): PaymentThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		getRuntime( registry ).isCheckDue = false;
		const arg = getCanMakePaymentArg( registry );
		dispatch( updateRegisteredExpressMethods() );
		await Promise.all( [
			dispatch( checkExpress( arg ) ),
			dispatch( checkRegular( arg ) ),
		] );
	};
