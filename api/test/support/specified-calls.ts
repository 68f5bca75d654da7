/** The calls of the specification (section 7): a frozen copy to compare the code with. */
export const SPECIFIED_CALLS = `
C1 GET /api/headers/getAll
C2 PUT /api/headers/update/{id}
C3 GET /api/heroSlider/getAllslides
C4 GET /api/features/getAllFeatures
C5 GET /api/banner/getAll
C6 GET /api/about-us/getAll
C7 GET /api/aboutus/getAll
C8 POST /api/about-us/add
C9 PUT /api/aboutus/update/{id}
C10 DELETE /api/aboutus/delete/{id}
C11 POST /api/banner/add
C12 PUT /api/banner/update/{id}
C13 DELETE /api/banner/delete/{id}
C14 GET /api/services/application/getAll
C15 POST /api/services/application/add
C16 PUT /api/services/application/update/{id}
C17 GET /api/application/application/getAll
C18 GET /api/products/getAll
C19 POST /api/products/add
C20 PUT /api/products/update/{id}
C21 GET /api/tabGetAll
C22 POST /api/products/tabAdd
C23 PUT /api/tabUpdate/{id}
C24 GET /api/job
C25 GET /api/job/{id}
C26 GET /api/careers/getAll
C27 GET /api/career/getAll
C28 POST /api/carears/add
C29 PUT /api/career/update/{id}
C30 DELETE /api/career/delete/{id}
C31 GET /api/contact/getAll
C32 POST /api/contact/add
C33 PUT /api/contact/update/{id}
C34 POST /api/contact/sendmail
C35 GET /api/blog/getAll
C36 POST /api/blog/add
C37 PUT /api/blog/update/{id}
C38 DELETE /api/blog/delete/{id}
C39 GET /api/business/getAll
C40 POST /api/business/add
C41 PUT /api/business/{id}
C42 DELETE /api/business/{id}
C43 POST /api/applicationsroutes/add
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', method = '', path = ''] = line.split(' ');
    return { id, method, path };
  });
