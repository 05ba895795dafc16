export { AllProducts, getSortOptions } from './all-products';
export { readAllProductsAttributes } from './attributes';
