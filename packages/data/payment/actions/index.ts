export * from './set';
export {
	__internalRemoveAvailableExpressPaymentMethod,
	__internalRemoveAvailablePaymentMethod,
	__internalSetAvailableExpressPaymentMethods,
	__internalSetAvailablePaymentMethods,
	__internalSetExpressPaymentMethodsInitialized,
	__internalSetPaymentMethodsInitialized,
	__internalSetRegisteredExpressPaymentMethods,
} from './available';
export { choosePaymentMethod, chooseSavedMethod } from './choose-method';
export {
	__internalSetExpressPaymentError,
	closeExpressPayment,
	failExpressPayment,
	startExpressPayment,
} from './express';
export { __internalEmitPaymentProcessingEvent } from './set-up';
export {
	__internalUpdateAvailablePaymentMethods,
	invalidateEmptyMethods,
	updateRegisteredExpressMethods,
} from './update';
