import { getServices } from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type {
	CanMakePayment,
	CanMakePaymentArg,
	RegisteredExpressPaymentMethod,
} from '@shopfront/registry';
import type { DataRegistry } from '@wordpress/data';
import { askMethods, type MethodAnswers } from '../ask-methods';
import { canMakePaymentArg } from '../can-make-payment-arg';
import { getRuntime, isOrderUnderWay, type CheckRuntime } from '../runtime';
import type { PaymentThunk } from '../thunk';
import type { ExpressPaymentMethodInfo, ExpressPaymentMethods } from '../types';
import {
	__internalSetAvailablePaymentMethods,
	__internalSetPaymentMethodsInitialized,
} from './available';

/** A method on its way through a check. */
interface Candidate {
	readonly name: string;
	readonly paymentMethodId: string;
	readonly canMakePayment: CanMakePayment;
}

/** Whoever manages the shop is told what is wrong with its methods; nobody else needs the words. */
const tellManagers = async (
	registry: DataRegistry,
	candidates: readonly Candidate[],
	answers: MethodAnswers,
	context: string
): Promise< void > => {
	const { host, settings } = getServices( registry );
	if ( settings.currentUserIsAdmin || host.isEditor() ) {
		const { tellProblems } = await import(
			/* webpackChunkName: "order" */ '../tell-problems'
		);
		tellProblems( registry, candidates, answers, context );
	}
};

/** One check of one kind of methods. */
interface Check {
	readonly runtime: CheckRuntime;
	/** Names of those that the store knows to be usable. */
	readonly known: () => readonly string[];
	/** Whether the store has been told before. */
	readonly isKnown: () => boolean;
	readonly isRegistered: ( name: string ) => boolean;
	readonly candidates: readonly Candidate[];
	readonly context: string;
	readonly tell: ( names: readonly string[] ) => void;
}

/**
 * Asks methods and tells which can be used. Answers of an older check never overwrite those of a newer one; a method
 * that does not answer stays what it was. While an order is under way all stays as it is: another choice than the
 * shopper's must not pay for it.
 */
const runCheck = (
	registry: DataRegistry,
	arg: CanMakePaymentArg,
	{ runtime, known, isKnown, isRegistered, candidates, context, tell }: Check
): Promise< void > => {
	const number = ++runtime.begun;
	return askMethods(
		candidates,
		arg,
		getServices( registry ).host.clock,
		( answers ) => {
			if ( number < runtime.told ) {
				return;
			}
			if ( isKnown() && isOrderUnderWay( registry ) ) {
				getRuntime( registry ).isCheckDue = true;
				return;
			}
			runtime.told = number;
			const before = known();
			const names = candidates
				.map( ( { name } ) => name )
				.filter(
					( name ) =>
						isRegistered( name ) &&
						( answers.get( name )?.isAvailable ??
							before.includes( name ) )
				);
			registry.batch( () => {
				void tellManagers( registry, candidates, answers, context );
				if ( ! isKnown() || names.join() !== before.join() ) {
					tell( names );
				}
			} );
		}
	);
};

const infoOf = ( {
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

const infosOf = (
	methods: Readonly< Record< string, RegisteredExpressPaymentMethod > >,
	names: readonly string[]
): ExpressPaymentMethods =>
	Object.fromEntries(
		names.flatMap( ( name ) => {
			const method = methods[ name ];
			return method ? [ [ name, infoOf( method ) ] ] : [];
		} )
	);

const unique = ( names: readonly string[] ): readonly string[] => [
	...new Set( names ),
];

/** Forgets that there is no method: another has been registered, and is yet to be asked. */
export const expectMethods =
	(): PaymentThunk< void > =>
	( { select, dispatch } ) => {
		if ( Object.keys( select.getAvailablePaymentMethods() ).length === 0 ) {
			dispatch( { type: 'METHODS_KNOWN', isKnown: false } );
		}
		if (
			Object.keys( select.getAvailableExpressPaymentMethods() ).length ===
			0
		) {
			dispatch( { type: 'EXPRESS_METHODS_KNOWN', isKnown: false } );
		}
	};

/** Tells the store which express methods there are, so that their room can be kept while they are asked. */
export const findRegisteredExpressMethods =
	(): PaymentThunk< void > =>
	( { select, dispatch, registry } ) => {
		const methods =
			getServices( registry ).payments.getExpressPaymentMethods();
		const names = Object.keys( methods );
		if (
			names.join() !==
			Object.keys( select.getRegisteredExpressPaymentMethods() ).join()
		) {
			dispatch( {
				type: 'EXPRESS_METHODS_REGISTERED',
				methods: infosOf( methods, names ),
			} );
		}
	};

const checkExpress =
	( arg: CanMakePaymentArg ): PaymentThunk< Promise< void > > =>
	( { select, dispatch, registry } ) => {
		const methods =
			getServices( registry ).payments.getExpressPaymentMethods();
		return runCheck( registry, arg, {
			runtime: getRuntime( registry ).express,
			known: () =>
				Object.keys( select.getAvailableExpressPaymentMethods() ),
			isKnown: select.expressPaymentMethodsInitialized,
			isRegistered: ( name ) => Object.hasOwn( methods, name ),
			candidates: Object.values( methods ),
			context: NOTICE_CONTEXTS.EXPRESS_PAYMENTS,
			tell: ( names ) => {
				dispatch( {
					type: 'EXPRESS_METHODS_FOUND',
					methods: infosOf( methods, names ),
				} );
				dispatch( { type: 'EXPRESS_METHODS_KNOWN', isKnown: true } );
			},
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
			// An editor shows all there are; no cart is paid there.
			if ( isEditor ) {
				return [ { ...method, canMakePayment: () => true } ];
			}
			return arg.paymentMethods.includes( name ) ? [ method ] : [];
		} );
		return runCheck( registry, arg, {
			runtime: getRuntime( registry ).regular,
			known: () => Object.keys( select.getAvailablePaymentMethods() ),
			isKnown: select.paymentMethodsInitialized,
			isRegistered: ( name ) => Object.hasOwn( methods, name ),
			candidates,
			context: NOTICE_CONTEXTS.PAYMENTS,
			tell: ( names ) => {
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

/** Checks again which methods this cart can use (docs/contract/globals.md 2.3). */
export const __internalUpdateAvailablePaymentMethods =
	(): PaymentThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		getRuntime( registry ).isCheckDue = false;
		const arg = canMakePaymentArg( registry );
		dispatch( findRegisteredExpressMethods() );
		await Promise.all( [
			dispatch( checkExpress( arg ) ),
			dispatch( checkRegular( arg ) ),
		] );
	};
