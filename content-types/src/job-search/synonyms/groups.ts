/**
 * Job titles, licences and ways of working that adverts and candidates in Britain call by different names: a group in each
 * line. No name is in two groups.
 */
export const SYNONYMS = `
# care
care assistant, carer, care worker, caregiver, care giver, care asst
senior care assistant, senior carer, senior care worker, senior caregiver
support worker, care and support worker, care support worker, social care support worker
senior support worker, lead support worker
domiciliary care assistant, domiciliary carer, domiciliary care worker, home carer, home care assistant, homecare assistant, home care worker, homecare worker, dom carer, community carer, community care assistant, home care aide
domiciliary care, dom care, home care, homecare, care at home
live in carer, live in care assistant, live in care worker, live in caregiver, livein carer, residential live in carer
residential care home, care home, residential home, residential care
nursing home, care home with nursing
care home manager, residential care manager, residential home manager, home manager care
registered manager, cqc registered manager, registered care manager, registered home manager
deputy care home manager, deputy home manager, deputy care manager, deputy residential manager
domiciliary care manager, home care manager, homecare manager, branch manager domiciliary care
care coordinator, care co ordinator, care scheduler, care rota coordinator, home care coordinator, homecare coordinator
field care supervisor, care supervisor, home care supervisor, homecare supervisor, domiciliary care supervisor
care team leader, care home team leader, team leader care
residential childcare worker, residential child care worker, residential childcare practitioner, residential support worker children, residential children support worker, rccw, childrens residential support worker
childrens home manager, registered manager childrens home, residential childrens home manager
childrens home, childrens residential home, residential childrens home
learning disability support worker, learning disabilities support worker, ld support worker
mental health support worker, mh support worker, mental health care worker
autism support worker, asd support worker, autistic support worker
supported living, supported living service
supported living manager, supported living service manager
waking night carer, waking night support worker, waking night care assistant, night carer, night care assistant, night care worker
sleep in, sleep ins, sleep in shift, sleeping night
waking night, waking night shift
social worker, qualified social worker, registered social worker, qsw
senior social worker, advanced social worker, senior practitioner social worker
childrens social worker, child social worker, child protection social worker
adult social worker, social worker adults
newly qualified social worker, nqsw, asye social worker
approved mental health professional, amhp
supervising social worker, fostering social worker, foster care social worker
social work assistant, social worker assistant, assistant social worker, social services assistant
best interests assessor, bia assessor
family support worker, family support practitioner, family worker
foster carer, foster parent, fostering carer
youth worker, youth support worker, youth work practitioner
key worker support, keyworker, key worker
personal care assistant, personal assistant carer, pa carer, direct payments personal assistant
dementia care assistant, dementia carer, dementia care worker, dementia support worker
dementia care, alzheimers care, dementia and alzheimers care
palliative care, end of life care, eolc
activities coordinator, activities co ordinator, activity coordinator, activity co ordinator, wellbeing coordinator care home, lifestyle coordinator care home
extra care, extra care housing, extra care scheme
substance misuse worker, drug and alcohol worker, recovery worker, addiction worker
homelessness support worker, homeless support worker, hostel support worker, hostel worker
domestic abuse support worker, domestic violence support worker
independent domestic violence advisor, idva, independent domestic violence adviser, independent domestic abuse adviser
independent advocate, advocacy worker, advocacy officer
care quality commission, cqc
moving and handling, manual handling of people
care certificate, the care certificate, skills for care certificate
health and social care, health social care, hsc
dbs check, dbs, disclosure and barring service, dbs checked, dbs certificate, crb, crb check, crb checked
enhanced dbs, enhanced dbs check, enhanced disclosure, enhanced crb, enhanced dbs disclosure
dbs update service, update service dbs
safeguarding, safe guarding
learning disabilities, learning disability
challenging behaviour, challenging behavior, behaviours that challenge
positive behaviour support, positive behavior support, pbs practitioner
nanny, live out nanny, private nanny
live in nanny, livein nanny, residential nanny
childminder, child minder, registered childminder
au pair, aupair
# nursing and health
registered general nurse, rgn, staff nurse, registered nurse, adult nurse, registered adult nurse, rna, general nurse
registered mental health nurse, rmn, mental health nurse, psychiatric nurse, registered mental nurse, mental health staff nurse
registered nurse learning disabilities, rnld, learning disability nurse, learning disabilities nurse, ld nurse
registered sick childrens nurse, rscn, paediatric nurse, pediatric nurse, childrens nurse, registered childrens nurse
healthcare assistant, health care assistant, hca, care assistant hospital, healthcare support worker, health care support worker, hcsw, nursing assistant, nursing auxiliary, auxiliary nurse
senior healthcare assistant, senior health care assistant, senior hca, senior healthcare support worker
nursing associate, registered nursing associate, nurse associate
trainee nursing associate, trainee nurse associate
assistant practitioner, healthcare assistant practitioner
student nurse, nursing student
nursing and midwifery council, nmc
nmc pin, nmc registered, nmc registration, nmc pin number, nurse pin
practice nurse, general practice nurse, gp nurse, gp practice nurse, gpn, surgery nurse
advanced nurse practitioner, anp
advanced clinical practitioner, advanced care practitioner
clinical nurse specialist, cns nurse, specialist nurse, nurse specialist
nurse prescriber, independent nurse prescriber, non medical prescriber, independent prescriber nurse
district nurse, community nurse, community staff nurse, district nursing sister
health visitor, scphn
school nurse, school health nurse
midwife, registered midwife, hospital midwife
community midwife, community midwives
theatre nurse, operating theatre nurse, theater nurse, scrub nurse, theatre scrub nurse, perioperative nurse
operating department practitioner, odp
recovery nurse, theatre recovery nurse, post anaesthetic nurse
anaesthetic nurse, anesthetic nurse
intensive care nurse, itu nurse, icu nurse, critical care nurse
high dependency nurse, hdu nurse
accident and emergency nurse, emergency nurse, emergency department nurse, ed nurse
emergency nurse practitioner, enp
urgent care practitioner, emergency care practitioner, urgent care nurse practitioner
neonatal nurse, nicu nurse, scbu nurse
oncology nurse, chemotherapy nurse, chemo nurse, cancer nurse, sact nurse
dialysis nurse, renal nurse, haemodialysis nurse, hemodialysis nurse
endoscopy nurse, endoscopy staff nurse
cardiac nurse, cardiology nurse, ccu nurse, coronary care nurse
tissue viability nurse, tvn
infection control nurse, infection prevention nurse, ipc nurse
palliative care nurse, hospice nurse, end of life nurse, macmillan nurse
occupational health nurse, oh nurse, ohn, occupational health advisor nurse
occupational health adviser, occupational health advisor, oh advisor, oh adviser
community psychiatric nurse, cpn, community mental health nurse, cmhn
prison nurse, offender health nurse
custody nurse, custody nurse practitioner, forensic nurse custody
nursing home nurse, care home nurse
clinical lead nurse, clinical lead care home, nurse clinical lead
ward manager, nurse ward manager, senior sister, senior charge nurse
ward sister, charge nurse, nursing sister, junior sister, sister nurse
deputy ward manager, deputy charge nurse
matron, hospital matron, modern matron
director of nursing, chief nurse, head of nursing
agency nurse, bank nurse, locum nurse
aesthetic nurse, cosmetic nurse, aesthetic practitioner nurse
phlebotomist, blood taker, phlebotomy assistant
venepuncture, venipuncture, phlebotomy, blood taking
cannulation, intravenous cannulation, iv cannulation
vaccinator, vaccination assistant
immunisation nurse, vaccination nurse, immunization nurse, school immunisation nurse
general practitioner, gp, family doctor, salaried gp
locum gp, gp locum, locum general practitioner
consultant doctor, hospital consultant, medical consultant
specialty doctor, speciality doctor, staff grade doctor, sas doctor
senior house officer, sho, junior doctor sho
specialty registrar, speciality registrar, medical registrar, spr doctor
resident medical officer, rmo, rmo doctor
consultant psychiatrist, psychiatrist
physician associate, physician assistant
paramedic, hcpc paramedic, registered paramedic
emergency medical technician, emt, ambulance technician
emergency care assistant, ambulance care assistant emergency, emergency ambulance crew
patient transport driver, patient transport service driver, ambulance care assistant, pts driver
physiotherapist, physio, physical therapist, chartered physiotherapist
physiotherapy assistant, physio assistant, physiotherapist assistant
musculoskeletal physiotherapist, msk physiotherapist, msk physio, musculoskeletal physio
occupational therapist, ot, occ therapist, registered occupational therapist
occupational therapy assistant, ot assistant, occupational therapist assistant
therapy assistant, rehabilitation assistant, rehab assistant, therapy support worker
speech and language therapist, speech therapist, salt therapist, speech language therapist, speech and language therapy
dietitian, dietician, clinical dietitian, registered dietitian
podiatrist, chiropodist, hcpc podiatrist
diagnostic radiographer, radiographer, xray radiographer
therapeutic radiographer, radiotherapy radiographer
sonographer, ultrasound sonographer, ultrasonographer
mri radiographer, mr radiographer, mri technologist
ct radiographer, ct scan radiographer
mammographer, breast radiographer, mammography radiographer
cardiac physiologist, cardiac scientist, clinical cardiac physiologist
echocardiographer, cardiac sonographer, echo sonographer
audiologist, clinical audiologist
hearing aid dispenser, hearing aid audiologist, hearing aid audiologist dispenser
optometrist, optician optometrist, ophthalmic optician
dispensing optician, qualified dispensing optician
optical assistant, optical advisor, optical consultant
pharmacist, registered pharmacist, gphc pharmacist
community pharmacist, retail pharmacist
locum pharmacist, pharmacist locum
clinical pharmacist, pcn pharmacist, gp practice pharmacist
hospital pharmacist, nhs hospital pharmacist
pharmacy technician, pharm tech, registered pharmacy technician, pharmacy tech
pharmacy dispenser, dispenser pharmacy, dispensing assistant, pharmacy dispensing assistant, dispensary assistant
pharmacy assistant, pharmacy advisor, pharmacy counter assistant, healthcare counter assistant, medicines counter assistant
dentist, dental surgeon, associate dentist, dental associate, general dental practitioner, gdp dentist
dental nurse, registered dental nurse, gdc dental nurse, qualified dental nurse
trainee dental nurse, student dental nurse
dental hygienist, hygienist dental, hygienist
dental receptionist, dental practice receptionist
dental technician, dental lab technician, dental laboratory technician
orthodontic nurse, orthodontic dental nurse
clinical psychologist, practitioner psychologist, psychologist clinical
assistant psychologist, psychology assistant
psychological wellbeing practitioner, pwp, psychological well being practitioner
cbt therapist, cognitive behavioural therapist, cognitive behavioral therapist, high intensity therapist, cognitive behavioural psychotherapist
counsellor, therapeutic counsellor, talking therapist, counselor
biomedical scientist, bms scientist, hcpc biomedical scientist
medical laboratory assistant, mla, laboratory assistant medical, pathology support worker
mortuary technician, anatomical pathology technologist, mortuary assistant
sterile services technician, decontamination technician, cssd technician, hssu technician
medical secretary, med sec, medical sec, medical pa
medical receptionist, gp receptionist, doctors receptionist, surgery receptionist, clinic receptionist, care navigator receptionist
ward clerk, hospital ward clerk, ward receptionist, ward administrator
practice manager gp, gp practice manager, surgery manager, general practice manager
clinical coder, medical coder, clinical coding officer
hospital porter, theatre porter, nhs porter
medical sales representative, medical sales rep, pharmaceutical sales representative, pharma rep, medical rep
hcpc, hcpc registered, hcpc registration
basic life support, bls, bls training
immediate life support, ils, ils trained
advanced life support, als, als trained
national health service, nhs, nhs trust
veterinary surgeon, vet, vet surgeon, veterinarian
veterinary nurse, vet nurse, registered veterinary nurse, rvn
veterinary care assistant, animal care assistant, veterinary nursing assistant
massage therapist, sports massage therapist, masseuse, masseur
medical writer, regulatory medical writer
clinical research associate, cra clinical
clinical trials coordinator, clinical research coordinator, study coordinator
# driving and transport
class 1 driver, hgv class 1, lgv class 1, artic driver, articulated lorry driver, class one driver, hgv class 1 driver, lgv class 1 driver, ce driver, class 1 hgv driver, artic lorry driver
class 2 driver, hgv class 2, lgv class 2, class two driver, hgv class 2 driver, lgv class 2 driver, rigid driver, class 2 hgv driver
hgv driver, lgv driver, lorry driver, heavy goods driver, large goods vehicle driver, heavy goods vehicle driver, truck driver, trucker, wagon driver, cargo vehicle driver, haulage driver
c1 driver, 75 tonne driver, category c1 driver, hgv c1 driver
c1 licence, category c1, c1 license, c1 entitlement
class 2 licence, class 2 license, hgv class 2 licence
class 1 licence, class 1 license, hgv class 1 licence, ce licence
van driver, light van driver, lwb van driver, transit van driver, 35 tonne driver, delivery van driver
multi drop driver, multidrop driver, multi drop delivery driver, multidrop delivery driver, multi drop van driver, parcel delivery driver, parcel driver
delivery driver, deliveries driver, home delivery driver
courier driver, courier, self employed courier, owner driver courier
same day courier, sameday courier, same day driver
drivers mate, porter drivers mate, delivery assistant, van mate
hiab driver, hiab operator, lorry loader driver, lorry loader operator, hiab lorry driver, crane lorry driver
hiab licence, hiab ticket, hiab license, hiab, lorry loader licence, allmi ticket, allmi
tipper driver, hgv tipper driver, tipper lorry driver, class 2 tipper driver
grab driver, grab lorry driver, grab wagon driver, grab operator
skip driver, skip lorry driver, skip wagon driver, class 2 skip driver
hook loader driver, hookloader driver, hooklift driver, roro driver, ro ro driver
tanker driver, fuel tanker driver, hgv tanker driver, lgv tanker driver, class 1 tanker driver
low loader driver, lowloader driver, low loader lorry driver
car transporter driver, transporter driver, vehicle transporter driver
concrete mixer driver, mixer driver, cement mixer driver, concrete truck driver
refuse driver, bin lorry driver, rcv driver, refuse lorry driver, waste collection driver, dustcart driver, refuse vehicle driver
refuse loader, bin man, binman, waste loader, refuse operative, waste operative, refuse collector, dustman
sweeper driver, road sweeper driver, road sweeper operator
gritter driver, gritting driver, winter maintenance driver
recovery driver, vehicle recovery driver, breakdown recovery driver, recovery truck driver, breakdown driver
roadside technician, roadside patrol, roadside mechanic, breakdown technician, recovery technician, vehicle recovery technician, car recovery technician, roadside recovery technician, roadside vehicle technician, mobile breakdown technician
shunter driver, shunter, yard shunter, hgv shunter, class 1 shunter
tramper driver, tramper, tramping driver, class 1 tramper, hgv tramper
trunking driver, trunk driver, trunker, night trunker, class 1 trunker
adr licence, adr, adr license, adr certificate, adr qualified, dangerous goods licence, adr driver, dangerous goods driver, hazardous goods driver, hazchem driver
driver cpc, cpc, cpc card, dcpc, driver qualification card, dqc
transport manager cpc, operator cpc, international cpc, national cpc, cpc transport manager
digital tachograph card, digi card, digi tacho card, tacho card, driver tacho card, digicard, tachograph card
tachograph analysis, tacho analysis, tachograph analyst
bus driver, psv driver, pcv driver, passenger carrying vehicle driver, passenger service vehicle driver
coach driver, pcv coach driver, psv coach driver
pcv licence, psv licence, pcv license, bus licence
minibus driver, mini bus driver, d1 driver, category d1 driver, school minibus driver
d1 licence, category d1, d1 license, minibus licence
midas certificate, minibus driver awareness scheme, midas trained, midas licence
passenger assistant, school escort, school passenger assistant, passenger escort, school transport escort, school bus escort, school bus attendant
taxi driver, private hire driver, cab driver, minicab driver, mini cab driver, pco driver
private hire licence, pco licence, taxi licence, taxi badge, private hire badge
chauffeur, private driver, executive driver, chauffeur driver, personal driver, private chauffeur, personal chauffeur
tram driver, light rail driver, light rail vehicle driver, tram operator
train driver, locomotive driver
train conductor, train guard, rail conductor, train manager rail
motorcycle courier, motorbike courier, moped courier, motorbike delivery rider
bicycle courier, cycle courier, bike courier, cycle delivery rider, bike delivery rider
vehicle delivery driver, car delivery driver, trade plate driver, plate driver
car park attendant, parking attendant
driving instructor, adi, approved driving instructor, driving teacher
hgv driving instructor, lgv driving instructor, hgv instructor, lgv instructor, hgv driver trainer
driver assessor, driving assessor, hgv assessor
transport manager, haulage manager, transport depot manager
transport planner, transport scheduler, route planner, vehicle planner, transport and route planner
transport planning consultant, transport planning engineer, transportation planner
transport administrator, transport admin, transport clerk, traffic clerk, traffic office clerk, logistics clerk
transport coordinator, transport co ordinator, transport controller, transport office coordinator
transport supervisor, traffic supervisor, transport shift supervisor
fleet manager, vehicle fleet manager, fleet operations manager
fleet administrator, fleet coordinator, fleet co ordinator, fleet admin
freight forwarder, freight forwarding clerk, freight forwarding coordinator, freight coordinator, freight operator
import clerk, import coordinator, import administrator
export clerk, export coordinator, export administrator
customs clerk, customs entry clerk, customs clearance clerk, customs declarant, customs entry operator
customs broker, customs agent, customs clearance agent
removals operative, removal man, removals porter, house removals operative
removals driver, removals van driver
airport baggage handler, baggage handler, ramp agent, baggage loader, ramp service agent, ramp attendant, ramp handler, ramp operative, fleet service agent
cabin crew, air steward, air stewardess, air hostess, flight attendant, air cabin crew
airport passenger service agent, passenger service agent, check in agent, airport check in agent
traffic controller transport, traffic operator transport, vehicle controller
cargo agent, air cargo agent, cargo handler, freight handler
driving licence, full uk driving licence, uk driving licence, driving license, full driving licence, clean driving licence, drivers licence
# warehouse
warehouse operative, warehouse worker, warehouse assistant, warehouse person, warehouseman, warehouse op, warehouse operator, warehouse associate, warehouse colleague, warehouse hand, warehouse labourer
picker packer, picker and packer, pick packer, pick and pack, picking and packing, picker, pick and pack operative, pick pack operative
order picker, warehouse picker, order picking operative, order selector, picking operative
packer, packing operative, warehouse packer, packing operator, hand packer, packager, warehouse packager
forklift truck driver, forklift driver, forklift operator, flt driver, flt, fork lift driver, counterbalance driver, fork lift truck driver, flt operator, forklift truck operator, fork truck driver, counterbalance operator, counter balance driver, counterbalance forklift driver, counterbalance flt driver
reach truck driver, reach driver, reach truck operator, reach forklift driver, reach flt driver, flt reach driver
bendi driver, bendi forklift driver, bendi operator, flexi truck driver, articulated forklift driver, vna bendi driver, aisle master driver
very narrow aisle driver, vna driver, vna operator, vna forklift driver, narrow aisle driver, vna truck driver
high level order picker, hlop driver, man up driver, man up order picker
llop driver, llop operator, llop, low level order picker
powered pallet truck driver, ppt driver, ppt operator, electric pallet truck driver
pivot steer driver, pivot steer forklift driver, pivot steer operator
side loader driver, sideloader driver, side loading forklift driver
telescopic handler driver, telehandler driver, telehandler operator, telehandler, telescopic handler, teleporter driver, tele handler driver
forklift licence, forklift license, flt licence, flt license, fork lift licence, forklift truck licence, forklift certificate
counterbalance licence, counterbalance license, counter balance licence, counterbalance ticket, counterbalance certificate
reach truck licence, reach licence, reach license, reach truck license, reach truck certificate
vna licence, vna license, very narrow aisle licence
rtitb, rtitb licence, rtitb certificate
itssar, itssar licence, itssar certificate
forklift instructor, flt instructor, forklift trainer, fork lift instructor
goods in operative, goods inwards operative, goods in clerk, goods in operator, goods receiving operative, receiving operative, inbound operative
goods in, goods inwards, inbound goods
goods out operative, despatch operative, dispatch operative, outbound operative, despatch operator, goods out operator
despatch clerk, dispatch clerk, despatch administrator, dispatch administrator, despatch coordinator, dispatch coordinator
stock controller, stock control clerk, stock control, inventory controller, stock control administrator, stock clerk, inventory clerk
stock replenishment, replenishment operative, replenishment assistant, stock replenisher
stock taker, stocktaker, stock counter, stock auditor, inventory counter
stores person, storeperson, storeman, stores operative, storesperson, storekeeper, stores assistant, stores operator, store man
stores manager, store room manager, parts stores manager
warehouse manager, warehouse operations manager, distribution centre manager, dc manager
assistant warehouse manager, deputy warehouse manager
warehouse supervisor, warehouse shift supervisor, warehouse shift leader
warehouse team leader, warehouse team lead, warehouse section leader, warehouse chargehand
warehouse administrator, warehouse admin, warehouse clerk, warehouse office administrator
shift manager warehouse, warehouse shift manager, distribution shift manager
logistics manager, logistics operations manager, distribution manager
logistics coordinator, logistics co ordinator, logistics administrator, logistics planner
supply chain manager, supply chain lead
head of supply chain, supply chain director
supply chain coordinator, supply chain administrator, supply chain assistant, supply chain co ordinator
demand planner, demand planning analyst, demand forecaster
supply planner, supply planning analyst, replenishment planner
loader unloader, container unloader, container offloader, handballer, handball operative, devanner, devanning operative, vehicle loader, lorry loader warehouse, tipping operative
van loader, parcel loader
parcel sorter, parcel sortation operative, parcel hub operative, sortation operative, mail sorter, sorting operative
returns operative, returns processor, returns clerk, returns assistant
warehouse cleaner, warehouse hygiene operative
cold store operative, coldstore operative, freezer operative, chilled warehouse operative, cold storage operative, freezer warehouse operative
yard operative, yard person, yardman, yard worker, yard man
builders merchant yard operative, timber yard operative, builders yard operative
warehouse and delivery driver, warehouse operative driver, driver warehouse operative, warehouse driver
voice picking, voice picker, voice pick operative
co packing operative, copacking operative, co packer
kitting operative, kitter, kit assembler
materials handler, materials handling operative
warehouse management system, wms, warehouse management software
recycling operative, waste sorter, recycling sorter, waste picker, picking line operative recycling, refuse sorter
manual handling, heavy lifting, manual lifting
dock worker, docker, stevedore, port operative, longshoreman, dock labourer, ship loader, stevedoring operative
weighbridge operator, weighbridge clerk, weighbridge operative
# construction
general labourer, labourer, construction labourer, general laborer, site labourer, building labourer, builders labourer, construction operative, general operative construction, laborer, construction worker, building worker
skilled labourer, skilled construction operative, semi skilled labourer
groundworker, ground worker, groundwork operative, skilled groundworker
groundworks, ground works
groundworks supervisor, groundworks foreman
groundworks manager, groundworks contracts manager
bricklayer, brick layer, brickie, bricky, bricklaying, brickwork operative
hod carrier, bricklayers labourer, brickies labourer, hoddie
stonemason, stone mason, banker mason, fixer mason
scaffolder, scaffolding operative, cisrs scaffolder
scaffolders labourer, scaffold labourer, scaffolding labourer
cisrs card, cisrs, scaffolders card, cisrs scaffold card
roofer, roofing operative, slater and tiler, roof tiler, roof slater, roofing contractor, roof worker, roofing worker
flat roofer, felt roofer, single ply roofer, built up felt roofer
industrial roofer, roof cladder, roof sheeter, industrial roofing operative
cladder, cladding installer, cladding fixer, cladding operative
steel erector, steelwork erector, structural steel erector
steel fixer, steelfixer, rebar fixer, reinforcement fixer
shuttering carpenter, formwork carpenter, shuttering joiner, formworker, shuttering chippy, formwork joiner
concrete finisher, concreter, concrete operative, concrete worker, concrete layer
demolition operative, demolition labourer, demolition worker, topman demolition, soft strip operative
asbestos removal operative, asbestos operative, asbestos remover, asbestos stripper
asbestos surveyor, p402 surveyor, asbestos analyst surveyor
dry liner, dryliner, drylining operative, dry lining operative, drywaller, plasterboard fixer, tacker, boarder tacker, dry lining fixer, drywall installer, drywall fitter
dry lining, drylining, partitioning and drylining
ceiling fixer, suspended ceiling fixer, suspended ceiling installer, ceiling installer
partition fixer, partitioning installer, partition installer, partitioner
taper and jointer, tape and jointer, taper jointer, drywall taper
screeder, floor screeder, screed layer, floor screeding operative
paving operative, paver, block paver, slabber, paviour, kerb layer, paving layer, street mason, paving contractor
tarmac operative, tarmacer, tarmaccer, asphalter, surfacing operative, tarmac raker, asphalt operative
road worker, highways operative, highways maintenance operative, road maintenance operative, road maintenance worker, road construction worker
traffic management operative, tm operative, traffic management, traffic marshal highways
lantra traffic management, 12d traffic management, lantra 12d
traffic marshal, traffic marshall, vehicle banksman, banksman, vehicle marshal, plant and vehicle marshaller, vehicle marshaller
slinger signaller, slinger, slinger banksman, slinger signaler, slinger banks
crane operator, crane driver, mobile crane operator, mobile crane driver
tower crane operator, tower crane driver
hoist operator, hoist driver, goods hoist operator
appointed person lifting, lifting appointed person, appointed person cranes, ap lifting
crane supervisor, lift supervisor, lifting supervisor, crane lift supervisor
excavator operator, 360 excavator operator, 360 operator, 360 driver, digger driver, excavator driver, 360 excavator driver, machine driver 360, 360 machine operator
180 excavator operator, 180 operator, jcb driver, jcb operator, backhoe operator, backhoe driver, 180 driver
dumper driver, forward tipping dumper driver, dumper operator, site dumper driver
articulated dump truck driver, adt driver, dump truck driver, adt operator, dump truck operator
roller driver, road roller driver, ride on roller driver, ride on roller operator
dozer driver, bulldozer driver, dozer operator, bulldozer operator
loading shovel driver, loading shovel operator, shovel driver, wheeled loader driver, front loading shovel operator
plant operator, plant driver, plant machine operator, construction plant operator, machine driver plant
piling operative, piling rig operator, piler, pile driver operative, piling rig driver
tunnel miner, tunneller, tunnelling operative
drainage operative, drain layer, drainlayer, drainage engineer operative, pipe layer, pipelayer, sewer pipe layer
drainage engineer, drain engineer, drainage jetting engineer, drain jetting engineer, cctv drainage engineer, jetting engineer
utilities operative, utility operative, service layer, reinstatement operative, utilities excavation operative
streetworks ticket, street works card, nrswa, swqr, streetworks card, street works ticket, nrswa card
fencer, fencing operative, fence installer, fence erector, fencing contractor
landscaper, landscape operative, landscape gardener, hard landscaper, landscaping operative, soft landscaper
site manager, construction site manager, building site manager, construction manager site
assistant site manager, assistant construction manager, asst site manager, assistant building site manager
site supervisor, construction supervisor, site foreman, general foreman, construction foreman, works foreman, building foreman, general construction supervisor, building supervisor
project manager construction, construction project manager, building project manager
contracts manager construction, construction contracts manager, building contracts manager
construction director, operations director construction
quantity surveyor, qs, quantity surveying, project quantity surveyor, project qs
assistant quantity surveyor, assistant qs, junior quantity surveyor, aqs, trainee quantity surveyor
senior quantity surveyor, senior qs, sqs
commercial manager construction, construction commercial manager
estimator, construction estimator, building estimator, cost estimator
building surveyor, chartered building surveyor, mrics building surveyor
land surveyor, topographical surveyor, topographic surveyor
rics qualified, mrics, rics, chartered surveyor, frics
setting out engineer, site engineer, setting out site engineer
building inspector, building control surveyor, building control officer, building control inspector, registered building inspector
clerk of works, clerk of the works
site administrator, construction administrator, construction site administrator, site secretary, site admin
document controller, doc controller, document control administrator
planning engineer construction, construction planner, project planner construction, planner construction
buyer construction, construction buyer, building materials buyer
construction skills certification scheme, cscs, cscs card
green cscs card, cscs green card, labourers cscs card, cscs labourer card, green labourer card
blue cscs card, cscs blue card, cscs skilled worker card, blue skilled worker card
gold cscs card, cscs gold card, cscs gold
black cscs card, cscs black card, cscs manager card, black managers card
construction plant competence scheme, cpcs ticket, cpcs licence, cpcs card holder
npors, npors card, npors ticket, npors licence
ipaf licence, ipaf, ipaf card, ipaf ticket, ipaf 3a 3b, ipaf 3a, ipaf 3b, pal card, powered access licence, powered access card
cherry picker operator, mewp operator, scissor lift operator, powered access operator, mewp driver, boom lift operator
pasma card, pasma, pasma ticket, pasma tower, mobile tower scaffold ticket, pasma certificate
smsts, smsts certificate
sssts, sssts certificate
construction industry scheme, cis self employed, self employed cis
cdm regulations, cdm
joint contracts tribunal, jct, jct contract
temporary works coordinator, temporary works co ordinator, twc
confined space ticket, confined spaces, confined space entry, confined space training
working at height, work at height
abrasive wheels, abrasive wheels ticket
asbestos awareness, asbestos awareness certificate, ukata asbestos awareness, ukata
face fit tested, face fit, face fit test, face fit testing
fire stopping operative, firestopping operative, fire stopper, passive fire protection operative, fire stopping installer
resident liaison officer, rlo, tenant liaison officer, tlo, customer liaison officer construction
insulation installer, insulation operative, cavity wall insulation installer, ewi installer, external wall insulation installer, insulation worker, thermal insulation installer
retrofit coordinator, retrofit co ordinator, pas 2035 retrofit coordinator
retrofit assessor, pas 2035 assessor
domestic energy assessor, dea assessor, energy assessor, epc assessor
bim technician, bim modeller, revit technician, revit modeller
bim coordinator, bim co ordinator
building information modelling, bim, building information modeling, building information management
architect, arb registered architect, riba architect, project architect, chartered architect
architectural technician, architectural technologist, architectural cad technician
part ii architectural assistant, part ii architect
kitchen fitter, kitchen installer, kitchen fitting, kitchen unit installer, fitted kitchen installer
bathroom fitter, bathroom installer, bathroom fitting
window fitter, window installer, upvc window fitter, double glazing fitter, double glazing installer, upvc fitter, window installation operative
curtain wall installer, curtain walling installer, curtain wall fixer, curtain walling fixer, curtain waller
rail track operative, track operative, pts track operative, trackman, railway track worker, trackside operative, rail track worker, platelayer, rail construction worker
personal track safety, pts, pts card, pts ticket, pts ac dccr, sentinel pts
controller of site safety, coss, coss ticket
handback engineer, permanent way engineer, track engineer
# trades
electrician, sparky, qualified electrician, electrical installer, installation electrician, approved electrician, wirewoman, electrical services installer, electrical systems installer
electricians mate, electrical mate, sparkys mate, electrical labourer
electrical improver, electricians improver
apprentice electrician, electrical apprentice, trainee electrician
maintenance electrician, electrical maintenance technician, industrial electrician, industrial electrical technician
domestic electrician, house electrician, household electrician
commercial electrician, commercial electrical installer
electrical tester, test and inspection electrician, testing electrician, electrical inspector, inspection and testing electrician, electrical testing engineer, test and inspect engineer
electrical installation condition report, eicr, eicr testing, periodic inspection electrical
inspection and testing qualification, 2391, city and guilds 2391, test and inspection 2391, 2394 and 2395
18th edition, 18th edition wiring regulations, 18th edition regs, bs 7671, bs7671, iet wiring regulations, city and guilds 2382, 18th ed
17th edition, 17th edition wiring regulations, 17th edition regs, 17th ed
am2, am2 assessment, am2 qualified
jib card, jib, jib gold card, jib approved, ecs card, ecs gold card, ecs, joint industry board
electrical supervisor, electrical foreman, electrical chargehand
electrical project manager, electrical contracts manager
pat tester, portable appliance tester, pat testing engineer, portable appliance testing engineer
pat testing, portable appliance testing
electric vehicle charging installer, ev charger installer, ev charge point installer, ev charging engineer
solar panel installer, solar installer, solar pv installer, pv installer, solar electrician, solar pv engineer
solar roofer, solar panel roofer, solar pv roofer
plumber, plumbing engineer, qualified plumber, domestic plumber
plumbers mate, plumbing mate
plumbing improver, plumbers improver
plumber and heating engineer, plumbing and heating engineer, plumber heating engineer, heating and plumbing engineer
gas engineer, domestic gas engineer, gas service engineer, gas safe engineer, gas heating engineer, corgi engineer, gas fitter, boiler engineer, boiler service engineer, gas service technician, gas technician, boiler technician
gas safe registered, gas safe, gas safe register, gas safe card, corgi registered, gas safe registration
acs gas qualifications, ccn1, acs gas, ccn1 gas, acs gas qualified, core gas safety
commercial gas engineer, commercial heating engineer, commercial boiler engineer
heating engineer, central heating engineer, domestic heating engineer, heating installer, heating technician, heating fitter
heat pump engineer, ashp engineer, heat pump installer
oil boiler engineer, oftec engineer, oil heating engineer
oftec registered, oftec, oftec qualified
pipe fitter, pipefitter, mechanical pipe fitter, heating pipe fitter, pipe fitting
pipefitter welder, pipe fitter welder, welder pipefitter
water hygiene technician, water hygiene engineer, legionella technician, legionella engineer
legionella risk assessor, water hygiene risk assessor
water treatment engineer, water treatment technician
carpenter, joiner, chippy, carpenter joiner, carpenter and joiner, site carpenter, site joiner, carpentry
first fix carpenter, 1st fix carpenter, first fix joiner, 1st fix joiner
second fix carpenter, 2nd fix carpenter, second fix joiner, 2nd fix joiner
bench joiner, workshop joiner, bench hand joiner, benchhand, bench hand
cabinet maker, cabinetmaker, furniture maker
shopfitter, shop fitter, shopfitting carpenter, shopfitting joiner, retail fitter
wood machinist, woodworking machinist, timber machinist, wood machine operator
carpenters mate, joiners mate, chippys mate
carpentry improver, joinery improver, improver carpenter, improver joiner
plasterer, skimmer, plastering, plasterer skimmer
renderer, external renderer, rendering operative
painter and decorator, painter decorator, decorator, painter, painting and decorating, decorating operative, house painter, building painter, construction painter
paint sprayer, spray painter, industrial paint sprayer, industrial sprayer, sprayer
industrial painter, protective coatings painter, shot blaster painter
tiler, wall and floor tiler, floor tiler, ceramic tiler, wall tiler, tile fitter, tile layer, floor and wall tiler, tile setter
flooring fitter, floor layer, floorlayer, vinyl floor layer, floor fitter, flooring installer, commercial floor layer, vinyl fitter, flooring contractor
carpet fitter, carpet layer, carpet installer
glazier, glass fitter, window glazier, glazing installer
locksmith, lock smith, mobile locksmith
multi trade operative, multi trader, multi skilled operative, multiskilled operative, multi skilled tradesperson, multi trade, multitrader, multi skilled tradesman, multi skilled trades
maintenance operative, handyman, handyperson, handy person, maintenance person, maintenance man, handy man, property maintenance operative, general maintenance operative, odd job man, handywoman
void property operative, voids operative, voids multi trader
repairs operative, responsive repairs operative, property repairs operative
damp proofing operative, damp proofer, damp and mould operative, damp technician, waterproofer, waterproofing operative, waterproofing technician
damp surveyor, damp and mould surveyor, damp and timber surveyor
air conditioning engineer, ac engineer, aircon engineer, air con engineer, air conditioning installer, ac installation engineer, refrigeration technician, air conditioning technician
refrigeration engineer, fridge engineer, rac engineer, refrigeration service engineer, commercial refrigeration engineer
fgas, fgas certificate, city and guilds 2079
ductwork installer, ductwork fitter, duct fitter, ductwork erector, ventilation ductwork installer
ductwork engineer, ventilation engineer, ventilation installer
hvac engineer, hvac technician, hvac service engineer
hvac, heating and ventilation
lagger, thermal insulation engineer, thermal insulator, pipe lagger, lagging engineer, pipe insulation engineer
sprinkler fitter, sprinkler engineer, fire sprinkler engineer, sprinkler pipe fitter, fire sprinkler fitter, sprinkler installer, fire sprinkler installer, sprinkler system installer, sprinkler system fitter
fire alarm engineer, fire alarm technician, fire alarm service engineer, fire systems engineer, fire alarm installer
fire and security engineer, security and fire engineer
intruder alarm engineer, security alarm engineer, burglar alarm engineer, alarm engineer, security systems engineer, security engineer alarms
cctv engineer, cctv installer, access control engineer
fire extinguisher engineer, fire extinguisher technician, fire extinguisher service engineer
door engineer, automatic door engineer, industrial door engineer, roller shutter engineer, shutter engineer
fire door installer, fire door fitter, fire door carpenter
lift engineer, elevator engineer, lift service engineer, lift technician
lightning protection engineer, steeplejack
aerial engineer, aerial installer, satellite engineer, satellite installer, tv aerial installer
appliance engineer, white goods engineer, domestic appliance engineer, appliance repair engineer
catering equipment engineer, catering engineer, commercial catering engineer, commercial catering equipment engineer
vehicle technician, mechanic, car mechanic, motor mechanic, vehicle mechanic, automotive technician, motor vehicle technician, garage mechanic, motor vehicle mechanic, auto mechanic
hgv technician, hgv mechanic, lgv technician, hgv fitter, lorry mechanic, commercial vehicle technician, lgv mechanic, hgv vehicle technician, truck technician, truck mechanic, heavy vehicle technician
psv mechanic, bus mechanic, psv technician, bus and coach mechanic, pcv mechanic, psv fitter, coach mechanic, bus technician, coach technician, pcv technician, bus and coach technician, bus engineer, bus fitter
plant fitter, plant mechanic, plant engineer fitter, mobile plant fitter, mobile plant engineer, construction plant mechanic
forklift engineer, forklift truck engineer, fork lift engineer, flt engineer, forklift mechanic, forklift service engineer, fork lift truck engineer
agricultural engineer, agricultural mechanic, agricultural technician, tractor mechanic
mot tester, mot technician, mot inspector, vehicle tester mot
mot licence, mot testing licence, mot license
panel beater, vehicle body repairer, car body repairer, vehicle body repair technician, panel technician, bodyshop panel beater, vehicle body technician, body repair technician, bodyshop technician
car paint sprayer, vehicle paint technician, vehicle painter, refinish technician, vehicle paint sprayer, bodyshop painter
smart repairer, smart repair technician, cosmetic repair technician
strip fitter, met technician, vehicle strip fitter, bodyshop strip fitter
vehicle damage assessor, vda, motor engineer assessor, car damage assessor
tyre fitter, tyre technician, tire fitter, tire technician, tyre and exhaust fitter, mobile tyre fitter, tyre repairer
windscreen fitter, windscreen technician, auto glazing technician, vehicle glazing technician, vehicle glazier, auto glass technician
auto electrician, vehicle electrician, auto sparky, automotive electrician, car electrician
bodyshop manager, body shop manager, accident repair centre manager
car valeter, valeter, vehicle valeter, car valet, vehicle cleaner, car cleaner, car washer, vehicle detailer
parts advisor, parts adviser, vehicle parts advisor, car parts advisor, motor parts advisor
service advisor automotive, automotive service advisor, vehicle service advisor, car service advisor, dealership service advisor
gardener, estate gardener, garden maintenance operative, horticulturist
grounds maintenance operative, grounds operative, grounds maintenance, grounds maintenance operator, grounds person, groundsman, groundskeeper, groundsperson, grass cutter
greenkeeper, green keeper, golf course greenkeeper
tree surgeon, arborist, tree climber, climbing arborist, arb climber, arboriculturist
chainsaw ticket, chainsaw licence, cs30 cs31, cs30, npt chainsaw, nptc chainsaw
spraying certificate, pa1 pa6, pa1 and pa6, nptc spraying certificate, pesticide spraying licence
pest control technician, pest controller, pest control operative, pest technician
upholsterer, furniture upholsterer, upholstery operative
signwriter, sign fitter, sign installer, sign maker
blind fitter, curtain and blind fitter, blinds installer
furniture installer, furniture fitter, office furniture installer, furniture assembler
swimming pool engineer, pool engineer, pool technician, pool plant operator, swimming pool technician, pool maintenance technician
trades supervisor, repairs supervisor, trades team leader
# engineering
mechanical engineer, mech engineer, mechanical engineering
electrical engineer, elec engineer, electrical engineering
electronics engineer, electronic engineering, electronics design engineer
mechanical and electrical, mechanical electrical
mechanical and electrical manager, mep manager, building services manager
building services engineer, mep engineer, building services design engineer, mechanical and electrical engineer
maintenance engineer, multi skilled maintenance engineer, multiskilled engineer, multi skilled engineer, maintenance technician, multi skilled maintenance technician, multiskilled maintenance engineer, shift maintenance engineer, plant maintenance engineer, multi skilled technician
mechanical maintenance engineer, mechanical fitter, maintenance fitter, mechanical maintenance technician, industrial mechanic, mechanical bias maintenance engineer
electrical maintenance engineer, electrical bias maintenance engineer, electrically biased engineer, electrical bias engineer
building maintenance engineer, facilities maintenance engineer, hard services engineer, facilities engineer, fabric maintenance engineer, building services maintenance engineer
maintenance manager, engineering maintenance manager, site maintenance manager
maintenance planner, maintenance scheduler, planned maintenance coordinator
maintenance supervisor, maintenance team leader, engineering shift team leader
planned preventative maintenance, ppm, planned preventive maintenance, preventative maintenance, preventive maintenance
total productive maintenance, tpm
field service engineer, field engineer, mobile service engineer, field service technician, service engineer field, service engineer
installation engineer, field installation engineer, installation technician
commissioning engineer, commissioning technician, commissioning and service engineer
design engineer, engineering designer, product design engineer
mechanical design engineer, mechanical designer, machine design engineer
electrical design engineer, electrical designer, electrical cad engineer
cad technician, cad designer, autocad technician, cad draughtsman, draughtsman, draughtsperson, cad draughtsperson, cad operator, autocad operator, cad engineer, draftsman, cad drafter
computer aided design, cad, autocad, auto cad
solidworks, solid works, solidworks cad
civil engineer, civil engineering
civil 3d technician, civil cad technician, civil engineering technician
structural engineer, structures engineer, structural design engineer
geotechnical engineer, ground engineer, geotech engineer, ground investigation engineer
highways engineer, highway design engineer
water engineer, wastewater engineer, waste water engineer, water process engineer
flood risk engineer, hydrologist, flood risk consultant, hydraulic modeller
environmental engineer, environmental engineering consultant
process engineer, manufacturing process engineer, process development engineer
chemical engineer, chemical process engineer
manufacturing engineer, production engineer, industrial engineer
process improvement engineer, continuous improvement engineer, ci engineer, lean engineer
quality engineer, quality assurance engineer manufacturing, qa engineer manufacturing
supplier quality engineer, supplier quality assurance engineer
project engineer, engineering project engineer, project delivery engineer
engineering project manager, project manager engineering
controls engineer, automation engineer, plc engineer, control systems engineer, control and automation engineer
programmable logic controller, plc, plc programming, plc programmer
scada, scada engineer
instrumentation engineer, instrument technician, control and instrumentation engineer, instrumentation technician, eci technician
calibration engineer, calibration technician, metrologist, metrology engineer
robotics engineer, robot engineer, robot programmer
bms engineer, building management systems engineer, bems engineer
building management system, bms, building energy management system, bems
test engineer electronics, electronics test engineer, electronics test technician
electronics technician, electronics repair technician, bench repair engineer, electronic engineering technician
embedded software engineer, embedded engineer, firmware engineer, embedded software developer, embedded developer, embedded systems engineer, embedded systems developer
fpga engineer, fpga design engineer, vhdl engineer, fpga developer
pcb designer, pcb design engineer, pcb layout engineer, printed circuit board designer
rf engineer, radio frequency engineer, microwave engineer
systems engineer aerospace, aerospace systems engineer
licensed aircraft engineer, lae, licensed aircraft maintenance engineer
b1 licensed engineer, b1 engineer, b1 licensed aircraft engineer
b2 licensed engineer, b2 engineer, b2 licensed aircraft engineer, avionics licensed engineer
aircraft mechanic, aircraft fitter, aircraft technician, aircraft maintenance technician, aircraft maintenance mechanic
stress engineer, stress analyst engineering, structural analysis engineer
fea engineer, finite element analyst, finite element analysis engineer
cfd engineer, computational fluid dynamics engineer
cnc machinist, cnc operator, cnc setter operator, cnc machine operator, cnc setter, cnc programmer, cnc engineer, cnc setter operator programmer
cnc miller, cnc milling machinist, cnc milling setter, cnc mill operator, cnc milling operator
cnc turner, cnc lathe operator, cnc turning machinist, cnc lathe setter, cnc turning setter
manual machinist, manual turner, manual miller, conventional machinist, centre lathe turner, manual turner miller
edm operator, spark eroder, wire eroder, wire erosion operator
surface grinder, grinder machinist, cylindrical grinder, precision grinder, cnc grinder
toolmaker, tool maker, press toolmaker, tool room engineer, toolroom engineer, mould toolmaker
tool setter, press setter, toolsetter, press tool setter
welder, welder fabricator, fabricator welder, coded welder, welder and fabricator
mig welder, mig welding, mag welder, mig mag welder
tig welder, tig welding, tig fabricator
fabricator, metal fabricator, steel fabricator, sheet metal fabricator, plater, plater fabricator, fabricator plater, steel plater
sheet metal worker, sheetmetal worker, sheet metal engineer, sheet metal operative
press brake operator, brake press operator, cnc press brake operator, press brake setter
laser cutter operator, laser operator, cnc laser operator, laser cutting operator
mechanical assembler, mechanical assembly fitter, mechanical assembly technician, assembly fitter, mechanical fitter assembler
panel wirer, panel wireman, control panel wirer, panel builder, control panel builder, wireman, electrical panel wirer
electrical fitter, electrical assembler, electrical assembly technician
electronic assembler, pcb assembler, electronics assembly operative, soldering operative, pcb assembly operative, smt operator, solderer
blacksmith, metalworker, forge worker, hammerman
powder coater, powder coating operative, powder coat sprayer
shot blaster, shotblaster, grit blaster, shot blasting operative
ndt technician, non destructive testing technician, ndt inspector, ndt engineer
non destructive testing, ndt
welding inspector, cswip welding inspector, weld inspector
welding engineer, weld engineer, welding technologist
reliability engineer, asset reliability engineer, reliability centred maintenance engineer
wind turbine technician, wind turbine engineer, wind technician
power systems engineer, grid connection engineer
high voltage engineer, hv engineer, high voltage electrical engineer
cable jointer, hv cable jointer, electrical jointer, lv jointer
overhead line engineer, overhead linesman, linesman, ohl linesman, overhead linesperson, linesperson
senior authorised person, sap hv, hv senior authorised person
authorised person hv, hv authorised person, high voltage authorised person
substation engineer, substation fitter, substation technician
generator engineer, generator technician, diesel generator engineer, genset engineer
pump engineer, pump technician, pump service engineer
compressor engineer, air compressor engineer, compressed air engineer
hydraulic engineer, hydraulic technician, hydraulic fitter, hydraulic service engineer
nuclear engineer, nuclear safety engineer, safety case engineer
subsea engineer, offshore engineer subsea, sub sea engineer
marine engineer, ship engineer, marine engineering technician
naval architect, ship designer, marine naval architect
signalling engineer, rail signalling engineer, railway signalling engineer, signaling engineer
medical device engineer, biomedical engineer, medical equipment engineer, medical equipment technician, ebme technician
validation engineer, csv engineer, validation specialist, equipment validation engineer
engineering manager, site engineering manager
lead engineer, engineering lead
chartered engineer, ceng, ceng registered
incorporated engineer, ieng, ieng registered
institution of mechanical engineers, imeche, imeche member
iet, miet
institution of civil engineers, mice civil engineer
time served engineer, time served, apprentice trained, time served apprenticeship
apprentice engineer, engineering apprentice, engineering apprenticeship
graduate engineer, grad engineer, graduate engineering role
junior engineer, trainee engineer
root cause analysis, rca, rca analysis
engineering technician, technician engineer, engineering tech
# IT
software engineer, software developer, programmer, computer programmer, developer software, application developer, coder, software programmer
senior software engineer, senior software developer, senior developer, senior programmer
junior software engineer, junior software developer, junior developer, graduate software engineer, graduate developer, graduate software developer, junior programmer
lead developer, lead software engineer, tech lead, technical lead, lead software developer, development team lead
front end developer, frontend developer, front end engineer, frontend engineer, ui developer, front end web developer, front end software engineer, user interface developer, ui programmer, ui engineer, user interface programmer, user interface engineer
back end developer, backend developer, back end engineer, backend engineer, back end software engineer, server side developer
full stack developer, fullstack developer, full stack engineer, fullstack engineer, full stack software engineer, full stack web developer
web developer, website developer, web programmer, web engineer, web application developer
dot net developer, dotnet developer, net developer, dot net engineer, dotnet engineer, dot net software engineer, dot net software developer, dot net programmer
dot net core, dotnet core, net core
csharp developer, csharp engineer
java developer, java engineer, java software engineer, java programmer, java software developer
python developer, python engineer, python software engineer, python programmer
php developer, php engineer, php programmer, php web developer
javascript developer, javascript engineer, js developer, java script developer
javascript, java script
typescript, type script
react developer, reactjs developer, react js developer, react engineer
react js, reactjs
angular developer, angularjs developer, angular js developer, angular engineer
node js developer, nodejs developer, node developer, node engineer, node js engineer
node js, nodejs
vue js developer, vuejs developer, vue developer
ruby on rails developer, ruby developer, rails developer, ror developer, ruby engineer
golang developer, go developer, golang engineer, go engineer
wordpress developer, word press developer, wordpress web developer
drupal developer, drupal web developer
shopify developer, shopify web developer
magento developer, adobe commerce developer
mobile developer, mobile app developer, app developer, mobile application developer, mobile engineer
ios developer, iphone developer, ios engineer, swift developer, ios app developer
android developer, android engineer, android app developer, kotlin developer
games developer, video game developer, games programmer, gameplay programmer
unity developer, unity 3d developer, unity3d developer
salesforce developer, sfdc developer, salesforce engineer
salesforce administrator, salesforce admin, sfdc administrator
sharepoint developer, share point developer, sharepoint engineer
power platform developer, power apps developer, powerapps developer
dynamics 365 developer, d365 developer, dynamics crm developer, microsoft dynamics developer
dynamics 365 consultant, d365 consultant, microsoft dynamics consultant, dynamics consultant
sap consultant, sap functional consultant, sap analyst
sap abap developer, abap developer
oracle developer, pl sql developer, plsql developer, oracle pl sql developer
mainframe developer, cobol developer, cobol programmer
erp consultant, enterprise resource planning consultant, erp implementation consultant
enterprise resource planning, erp, erp system
database administrator, dba, sql dba, database admin, oracle dba, sql server dba
sql developer, database developer, tsql developer, sql server developer
structured query language, sql
microsoft sql server, sql server, mssql, ms sql, ms sql server
postgresql, postgres, postgre sql
data engineer, big data engineer, data pipeline engineer
etl developer, etl engineer
data scientist, data science, data science specialist
machine learning engineer, ml engineer, mle engineer, machine learning developer
ai engineer, artificial intelligence engineer, ai developer
artificial intelligence, ai
data analyst, data analytics analyst
insight analyst, data insight analyst, data and insight analyst
management information analyst, mi analyst, reporting analyst, mi reporting analyst
business intelligence analyst, bi analyst, power bi analyst
business intelligence developer, bi developer, power bi developer, powerbi developer
power bi, powerbi, microsoft power bi
data architect, data modeller, data modeler, information architect data, data model designer, database designer, database architect
analytics manager, data analytics manager, data manager analytics
head of data, head of analytics
data migration analyst, data migration specialist, data migration consultant
it business analyst, business analyst, technical business analyst, business systems analyst, digital business analyst, ict business analyst
systems analyst, it systems analyst, application analyst
business analysis, requirements analysis, requirements gathering
product owner, digital product owner, agile product owner
product manager digital, digital product manager, software product manager, technical product manager
scrum master, agile scrum master, scrummaster
agile delivery manager, agile delivery lead
agile coach, agile transformation coach
agile, agile methodology, agile methodologies
it project manager, it pm, technical project manager, digital project manager, technology project manager, ict project manager
project management office, pmo, programme management office, pmo analyst, pmo office
it programme manager, it program manager, technology programme manager, digital programme manager
delivery manager it, it delivery manager, technical delivery manager, software delivery manager
projects in controlled environments, prince2, prince2 practitioner, prince2 qualified
it support, information technology support, ict support, technical it support
it support technician, it support engineer, it technician, ict technician, it support analyst, it support officer, it support specialist, desktop support engineer, desktop support technician, desktop support analyst, desktop engineer, deskside support engineer, it engineer, it support executive, computer technician, help desk agent, ict help desk agent
service desk analyst, helpdesk analyst, help desk analyst, it service desk analyst, service desk engineer, helpdesk technician, help desk technician, it helpdesk analyst, helpdesk engineer, service desk agent, helpdesk operator it, helpdesk support
first line support, 1st line support, first line support engineer, 1st line support engineer, 1st line engineer, 1st line support analyst, l1 support, 1st line analyst, first line analyst
second line support, 2nd line support, second line support engineer, 2nd line support engineer, 2nd line engineer, 2nd line support analyst, l2 support, 2nd line analyst, second line engineer
third line support, 3rd line support, third line support engineer, 3rd line support engineer, 3rd line engineer, 3rd line support analyst, l3 support, 3rd line analyst, third line engineer
service desk manager, helpdesk manager, help desk manager, it service desk manager, it support manager, it helpdesk manager
service desk team leader, helpdesk team leader, it support team leader
it service manager, service delivery manager it, it service delivery manager, it service management lead
it service management, itsm
information technology infrastructure library, itil, itil foundation, itil v4, itil certified, itil qualified
it manager, ict manager, information technology manager, it operations manager, it systems manager
head of it, head of ict, head of information technology
it director, chief information officer, cio, director of it
chief technology officer, cto, chief technical officer
systems administrator, sysadmin, sys admin, it systems administrator, it administrator, windows administrator, server administrator
linux administrator, linux engineer, linux systems administrator, linux systems engineer, unix administrator, linux sysadmin
infrastructure engineer, it infrastructure engineer, server engineer, windows server engineer, systems engineer it, it systems engineer, infrastructure analyst
infrastructure manager, it infrastructure manager, infrastructure lead it
network engineer, it network engineer, cisco network engineer, lan wan engineer, cisco engineer, network technician
network administrator, network admin
ict network manager, network manager, it network manager, school network manager
network architect, network designer, network design engineer, network infrastructure architect
cisco certified network associate, ccna, ccna certified
cisco certified network professional, ccnp, ccnp certified
cloud engineer, cloud infrastructure engineer, cloud platform engineer
azure engineer, microsoft azure engineer, azure cloud engineer
aws engineer, amazon web services engineer, aws cloud engineer
amazon web services, aws, aws cloud
microsoft azure, azure, azure cloud
google cloud platform, gcp, google cloud
office 365, microsoft 365, o365, m365, ms office 365
active directory, ms active directory, microsoft active directory
azure active directory, azure ad, entra id, microsoft entra
cloud architect, cloud solutions architect
azure architect, azure solutions architect
aws architect, aws solutions architect, amazon web services architect
devops engineer, dev ops engineer, platform engineer, devops specialist
devsecops engineer, dev sec ops engineer
devops, dev ops
devsecops, dev sec ops
site reliability engineer, sre, site reliability engineering
kubernetes, k8s
continuous integration, ci cd, cicd, continuous delivery
infrastructure as code, iac
release manager, software release manager
solutions architect, technical solutions architect
enterprise architect, it enterprise architect, togaf architect
software architect, application architect
technical architect, it technical architect, systems architect, it architect, ict system architect, it systems architect
test analyst, software tester, qa tester, qa analyst, software test analyst, quality assurance tester, manual tester, qa test analyst, manual test analyst
qa engineer, software test engineer, quality assurance engineer software
test automation engineer, automation tester, automated tester, qa automation engineer, sdet, automation test engineer
test manager, qa manager software, software test manager, test lead, qa lead
user acceptance testing, uat, uat tester, user acceptance tester
cyber security analyst, cybersecurity analyst, soc analyst, security operations centre analyst, information security analyst, it security analyst, infosec analyst
cyber security engineer, cybersecurity engineer, information security engineer, it security engineer, network security engineer
cyber security, cybersecurity, information security, infosec, it security
cyber security manager, information security manager, it security manager, infosec manager
chief information security officer, ciso
penetration tester, pen tester, pentester, ethical hacker, penetration testing
security architect, cyber security architect, information security architect
iso 27001, iso27001, iso 27001 lead implementer
ux designer, user experience designer, ux ui designer, ui ux designer, product designer digital
user interface designer, ui designer, interface designer
ux researcher, user researcher, user experience researcher
user experience, ux, ux design
it trainer, it training officer, systems trainer, software trainer, applications trainer
it sales executive, software sales executive, saas sales executive, it sales consultant
pre sales consultant, presales consultant, pre sales engineer, presales engineer, solutions engineer presales
implementation consultant, software implementation consultant, systems implementation consultant
application support analyst, application support engineer, software support analyst, software support engineer, product support analyst
technical support engineer, tech support engineer, technical support analyst, tech support, technical support specialist
telecoms engineer, telecommunications engineer, comms engineer, voip engineer
telecommunications, telecoms
fibre engineer, fibre optic engineer, fiber engineer, ftth engineer, broadband engineer, fibre splicer, fibre technician
data cabling engineer, structured cabling engineer, data cabler, network cabling engineer, cabling engineer, data cable installer
data centre engineer, data center engineer, data centre technician, data center technician, datacentre engineer, datacentre technician
audio visual engineer, av engineer, av technician, audio visual technician, av installation engineer
it field engineer, it field service engineer, field it engineer
it procurement, ict procurement, it buyer, technology procurement
technical author, technical writer, documentation specialist technical
seo executive, search engine optimisation executive, seo specialist, search engine optimisation specialist, seo consultant, seo analyst
seo manager, search engine optimisation manager
gis analyst, geographic information systems analyst, gis technician, gis officer
geographic information systems, gis, geographical information systems
robotic process automation developer, rpa developer, uipath developer
blockchain developer, solidity developer, web3 developer
# finance
accounts assistant, finance assistant, accounting assistant, accounts asst, assistant accounts, accounts clerk, finance clerk, accounts administrator, finance administrator, accounts admin, finance admin, accountancy assistant, accounting clerk
accounts payable clerk, accounts payable, purchase ledger clerk, purchase ledger, ap clerk, accounts payable assistant, purchase ledger assistant, purchase ledger controller, accounts payable specialist, ap assistant, bought ledger clerk, purchase ledger administrator, accounts payable administrator
accounts receivable clerk, accounts receivable, sales ledger clerk, sales ledger, accounts receivable assistant, sales ledger assistant, sales ledger controller, sales ledger administrator, accounts receivable specialist, accounts receivable administrator
accounts payable manager, purchase ledger manager, ap manager
accounts payable team leader, purchase ledger supervisor, accounts payable supervisor
accounts receivable manager, sales ledger manager
accounts receivable team leader, sales ledger supervisor, accounts receivable supervisor
ledger clerk, transactional finance assistant
credit controller, credit control, credit control clerk, credit control administrator, collections analyst, credit control assistant, debt controller
credit control manager, credit manager
credit control team leader, credit control supervisor
debt collector, debt recovery agent, debt recovery officer, collections agent, debt collection agent, collections advisor
enforcement agent, bailiff, certificated enforcement agent, civil enforcement agent, court bailiff, court enforcement officer, civil enforcement officer courts, warrant officer courts
bookkeeper, book keeper, book keeping, bookkeeping
payroll administrator, payroll clerk, payroll officer, payroll assistant, payroll executive, payroll specialist, payroll coordinator, payroll advisor
payroll manager, payroll services manager
payroll team leader, payroll supervisor, payroll team lead
pensions administrator, pensions officer, pension admin
billing clerk, billing administrator, invoicing clerk, billing assistant, invoice clerk, billing coordinator, invoice administrator, invoicing administrator
accountant, qualified accountant, company accountant, accounting professional
chartered accountant, aca, ca qualified, aca qualified, icaew, icaew chartered accountant, aca accountant, icas
chartered certified accountant, acca, acca qualified, fcca, acca accountant
part qualified accountant, pq accountant, part qualified, acca part qualified, cima part qualified
newly qualified accountant, nq accountant, newly qualified aca
cima, cima qualified, acma, cgma, cima accountant
cipfa, cipfa qualified
association of accounting technicians, aat, aat qualified, maat
aat level 2, level 2 aat
aat level 3, level 3 aat
aat level 4, level 4 aat
qualified by experience, qbe, qbe accountant
management accountant, management accounting, company management accountant
assistant management accountant, asst management accountant, junior management accountant
assistant accountant, junior accountant, accounts assistant part qualified
trainee accountant, accounts trainee, finance trainee, accounting trainee, graduate accountant, trainee accounts assistant
financial accountant, statutory accountant, financial accounting
cost accountant, product cost accountant, costing accountant, plant accountant
fund accountant, fund accounting, fund administrator
practice accountant, accountant in practice, client accountant, general practice accountant
accounts senior, accounts and audit senior, practice accounts senior, audit and accounts senior
accounts semi senior, semi senior accountant
client manager accountancy, accountancy client manager, practice client manager
finance manager, financial manager, accounts manager, accounting manager, finance and accounts manager
office and accounts manager, office manager and bookkeeper, finance and office manager, accounts office manager
finance business partner, fbp, commercial finance business partner, finance partner
commercial finance manager, commercial finance lead
financial controller, group financial controller, finance controller
finance director, financial director, chief financial officer, cfo, director of finance
financial planning and analysis, fpa
financial analyst, finance analyst, fpa analyst, financial planning analyst
group accountant, group reporting accountant, consolidation accountant
finance systems analyst, financial systems analyst
finance systems manager, financial systems manager
auditor, external auditor, statutory auditor
audit senior, senior auditor, audit executive
internal auditor, internal audit
audit manager, external audit manager, audit and accounts manager
audit trainee, trainee auditor, audit junior, graduate auditor
tax accountant, tax advisor, tax adviser, tax consultant, tax specialist
tax manager, corporate tax manager
personal tax senior, private client tax senior, personal tax advisor, personal tax adviser
vat accountant, vat specialist, vat advisor, vat adviser, vat consultant, indirect tax accountant
vat manager, indirect tax manager
chartered tax adviser, cta, cta qualified, chartered tax advisor
association of taxation technicians, att qualified, att
treasury analyst, treasury assistant, treasury accountant
treasury manager, corporate treasury manager
group treasurer, corporate treasurer
insolvency administrator, restructuring administrator, insolvency case administrator
insolvency manager, restructuring manager
forensic accountant, forensic accounting, forensic accountancy, financial fraud examiner, fraud examiner, forensic auditor
financial adviser, financial advisor, independent financial adviser, ifa, independent financial advisor, wealth adviser, financial planner, financial planning adviser, chartered financial planner, wealth planner
paraplanner, para planner, paraplanning
ifa administrator, financial services administrator, financial planning administrator, wealth management administrator, financial adviser administrator, client support administrator ifa
dip pfs, dippfs
mortgage adviser, mortgage advisor, mortgage broker, mortgage consultant, mortgage and protection adviser, mortgage and protection advisor
mortgage administrator, mortgage case manager, mortgage admin, mortgage case handler
mortgage underwriter, residential mortgage underwriter, lending underwriter
cemap, cemap qualified
insurance broker, commercial insurance broker
insurance account executive, commercial account executive
insurance account handler, commercial account handler
insurance underwriter, underwriter, commercial underwriter, underwriting executive
claims handler, insurance claims handler, claims adviser, claims advisor, claims technician, claims executive, claims administrator, claims assistant
loss adjuster, claims adjuster, insurance loss adjuster
chartered insurance institute, cii, cii qualified, acii
actuary, qualified actuary, pensions actuary
trainee actuary, actuarial trainee, actuarial student
actuarial analyst, actuarial associate
risk analyst, credit risk analyst, financial risk analyst
risk manager, credit risk manager, enterprise risk manager
compliance officer, compliance analyst, compliance executive, financial services compliance officer, compliance associate
compliance manager, financial compliance manager
head of compliance, compliance director
anti money laundering analyst, aml analyst, kyc analyst, know your customer analyst, financial crime analyst, customer due diligence analyst, cdd analyst, financial crime investigator
money laundering reporting officer, mlro
anti money laundering, aml
know your customer, kyc
financial conduct authority, fca, fca regulated
fraud analyst, fraud investigator, fraud officer
bank cashier, bank customer advisor, bank teller, bank clerk, banking advisor, customer service banking adviser
bank branch manager, branch manager bank
investment analyst, equity analyst, equity research analyst
investment banker, investment banking analyst, corporate finance analyst
corporate finance executive, transaction services executive
corporate finance manager, transaction services manager
investment manager, portfolio manager, fund manager, wealth manager, asset manager investments
chartered financial analyst, cfa, cfa charterholder
investment operations analyst, investment administrator, investment operations administrator
trader, financial trader, trading analyst
quantitative analyst, quant analyst, quant, quantitative researcher
stockbroker, stock broker
loan officer, lending officer, lending adviser
cashier finance, cash processor, cash office clerk, cash allocator, cash allocations clerk, cash posting clerk
international financial reporting standards, ifrs
month end, month end close, month end accounts, month end reporting
sage, sage 50, sage 200, sage line 50, sage accounts
xero, xero accounts, xero accounting
quickbooks, quick books, quickbooks online
# legal
solicitor, lawyer, qualified solicitor
newly qualified solicitor, nq solicitor, nq lawyer, newly qualified lawyer
trainee solicitor, training contract, trainee lawyer, solicitor apprentice
associate solicitor, solicitor associate, legal associate
partner solicitor, law firm partner, legal partner, salaried partner solicitor
barrister, counsel barrister, advocate barrister
barristers clerk, chambers clerk
chartered legal executive, legal executive, cilex, fcilex, cilex lawyer, ilex, fellow of cilex
paralegal, para legal, law paralegal
legal assistant, legal support assistant, fee earner assistant, solicitors assistant, paralegal assistant, law clerk
legal secretary, legal sec, legal pa, law secretary, solicitors secretary, legal personal assistant, legal administrative assistant
legal administrator, legal admin, legal clerk, law firm administrator, legal office administrator
legal receptionist, law firm receptionist, solicitors receptionist
legal cashier, legal accounts assistant, law firm cashier, solicitors cashier
legal accounts manager, legal finance manager, legal cashier manager
legal practice manager, law firm practice manager, law practice manager
fee earner, legal fee earner, fee earning
conveyancer, licensed conveyancer, residential conveyancer, conveyancing fee earner, conveyancing executive, residential conveyancing fee earner, property lawyer residential, conveyancing clerk, conveyance clerk, property law clerk
residential property solicitor, conveyancing solicitor, residential conveyancing solicitor, residential property lawyer
conveyancing assistant, conveyancing paralegal, residential conveyancing assistant, conveyancing administrator, residential property paralegal
conveyancing secretary, conveyancing legal secretary, residential property secretary, property legal secretary
post completion clerk, post completion assistant, post completion administrator
commercial property solicitor, commercial property lawyer, real estate solicitor, real estate lawyer
commercial property legal secretary, real estate legal secretary
construction solicitor, construction lawyer
corporate solicitor, corporate lawyer, corporate law solicitor, company lawyer, company solicitor
commercial solicitor, commercial lawyer, commercial contracts lawyer, commercial contracts solicitor
company commercial solicitor, company commercial lawyer, corporate and commercial solicitor, corporate commercial solicitor
banking and finance solicitor, banking lawyer, finance lawyer, banking solicitor
family solicitor, family lawyer, matrimonial solicitor, divorce solicitor, family law solicitor, divorce lawyer
family paralegal, family law paralegal, matrimonial paralegal
family legal secretary, matrimonial legal secretary, family law secretary
child care solicitor, children panel solicitor, childcare solicitor, childcare lawyer, child law solicitor, children law solicitor
private client solicitor, wills and probate solicitor, private client lawyer, probate solicitor
private client paralegal, wills and probate paralegal, probate paralegal, probate executive, probate fee earner
private client legal secretary, probate secretary, wills and probate secretary, private client secretary
will writer, will writing consultant, estate planner
court of protection solicitor, court of protection lawyer
criminal solicitor, criminal defence solicitor, crime solicitor, criminal lawyer, duty solicitor, criminal defence lawyer
police station representative, police station rep, accredited police station representative
crown prosecutor, prosecutor, prosecution lawyer
civil litigation solicitor, litigation solicitor, dispute resolution solicitor, litigation lawyer, commercial litigation solicitor, disputes lawyer, dispute resolution lawyer
litigation paralegal, dispute resolution paralegal, litigation executive, litigation assistant
litigation secretary, litigation legal secretary, dispute resolution secretary
personal injury solicitor, pi solicitor, personal injury lawyer, injury solicitor
personal injury paralegal, pi paralegal, personal injury fee earner, personal injury claims handler, pi fee earner
clinical negligence solicitor, medical negligence solicitor, clinical negligence lawyer, clin neg solicitor, medical negligence lawyer
clinical negligence paralegal, medical negligence paralegal, clin neg paralegal
employment solicitor, employment lawyer, employment law solicitor
immigration solicitor, immigration lawyer, immigration law solicitor
immigration caseworker, immigration case worker, oisc immigration adviser, immigration adviser, immigration advisor, iaa immigration adviser
housing solicitor, housing lawyer, housing law solicitor, housing litigation solicitor
housing disrepair solicitor, disrepair solicitor, housing disrepair lawyer
housing disrepair paralegal, disrepair paralegal, housing disrepair fee earner
intellectual property solicitor, ip lawyer, intellectual property lawyer, ip solicitor
patent attorney, patent agent, chartered patent attorney
trade mark attorney, trademark attorney
planning solicitor, planning lawyer, town planning solicitor
agricultural solicitor, agricultural lawyer, rural property solicitor
local government lawyer, local government solicitor, local authority solicitor, council solicitor
mental health solicitor, mental health lawyer, mental health tribunal solicitor
in house lawyer, in house solicitor, in house counsel, legal counsel, corporate counsel, inhouse lawyer, inhouse counsel
general counsel, head of legal, legal director, group general counsel
contracts manager legal, legal contracts manager
data protection officer, dpo, data privacy officer
data protection manager, data privacy manager
data protection, gdpr, general data protection regulation, data privacy
company secretary, chartered company secretary, cosec
company secretarial assistant, cosec assistant, assistant company secretary, trainee company secretary
costs draftsman, law costs draftsman, costs lawyer, legal costs draftsman, law costs draftsperson
notary public, notary
court administrator, court clerk, court administrative officer
outdoor clerk, legal court clerk outdoor, court runner
legal practice course, lpc, lpc graduate
solicitors qualifying examination, sqe, sqe1, solicitors qualifying exam
graduate diploma in law, gdl, law conversion course
bachelor of laws, llb, law degree
post qualification experience, pqe, post qualified experience
council for licensed conveyancers, clc, clc qualified
legal compliance officer, law firm compliance officer
new business legal advisor, legal new enquiries advisor, new client legal advisor
legal cost negotiator, costs negotiator
knowledge lawyer, professional support lawyer, psl lawyer, knowledge development lawyer
document review lawyer, document reviewer, ediscovery paralegal
mediator, family mediator, civil mediator
# office
administrator, admin assistant, administrative assistant, administration assistant, admin, office administrator, office assistant, office admin, administrative officer, admin officer, clerical assistant, admin clerk, office clerk, clerical officer, general administrator, administration officer, admin support, administrative support, clerical worker, general office clerk
office junior, junior administrator, admin junior, trainee administrator
senior administrator, senior admin, senior admin officer, senior administrative officer
business support officer, business support administrator, business support assistant, business administrator
business administration apprentice, apprentice administrator, admin apprentice, business admin apprentice, administration apprentice
personal assistant, pa, executive assistant, ea, exec assistant, executive pa, executive personal assistant
virtual assistant, virtual pa, remote personal assistant
team assistant, team pa, team secretary, team administrator, department secretary
secretary, secretarial, office secretary, shorthand secretary
audio typist, audiotypist, audio secretary, audio typing, phonotypist, dictaphone typist
copy typist, typist, word processor operator
receptionist, front of house receptionist, front desk receptionist, office receptionist, front desk assistant, corporate receptionist, receptionist administrator, front desk agent
reception manager, front desk manager
head receptionist, reception supervisor, front desk supervisor
switchboard operator, telephonist, switchboard, switchboard receptionist, telephone operator
office manager, practice office manager, office operations manager, business office manager
administration manager, admin manager
administration team leader, admin team leader, admin supervisor, administration supervisor, office supervisor
data entry clerk, data entry, data entry operator, data inputter, data input clerk, data processor, data entry administrator, data input operator, vdu operator, keyboard operator, data administrator
filing clerk, archive clerk, records clerk, archive assistant, records administrator
records manager, information manager records, document and records manager
scanning operator, scanning operative, document scanner operator, scanning clerk, document scanning operative
post room assistant, mailroom assistant, mail room assistant, post room operative, postroom assistant, mailroom operative, post room clerk
customer service advisor, customer service adviser, customer service assistant, customer service representative, customer service agent, csa, customer advisor, customer service rep, customer adviser, customer service executive, customer service administrator, customer care advisor, customer support advisor, customer support agent, customer service associate
call centre agent, call center agent, call centre advisor, contact centre advisor, contact centre agent, call handler, call centre operator, contact center agent, telephone advisor, call centre operative, contact centre adviser, customer contact advisor
call centre, call center, contact centre, contact center
inbound call handler, inbound customer service advisor, inbound call centre advisor
customer service team leader, call centre team leader, contact centre team leader, customer service supervisor, contact centre supervisor, call centre supervisor
customer service manager, customer support manager, customer care manager
contact centre manager, call centre manager, call center manager, contact center manager
customer experience manager, cx manager
customer success manager, client success manager, csm
complaints handler, complaints officer, customer complaints handler, customer relations officer, complaints investigator
live chat agent, live chat advisor, webchat agent, web chat advisor, chat agent
sales administrator, sales admin, sales support administrator, sales office administrator, sales support executive, sales support coordinator, sales coordinator, sales co ordinator, sales order processor, order processor, sales order administrator, order administrator
project administrator, project support officer, project coordinator, project co ordinator, project assistant, project admin, project support administrator, project support assistant, project support worker
programme manager, program manager
change manager, business change manager, change management lead, transformation manager, business change lead
operations manager, ops manager, operational manager
head of operations, head of ops
operations director, chief operating officer, coo, director of operations
operations administrator, operations coordinator, operations co ordinator, operations assistant, ops coordinator, ops administrator
operations executive, operations officer, operations associate
managing director, chief executive officer, ceo, chief executive
general manager, gen manager
executive support officer, executive support assistant, executive officer support
committee clerk, minute taker, minutes secretary, committee secretary
procurement officer, purchasing officer
procurement assistant, purchasing assistant, procurement administrator, purchasing administrator, purchasing clerk, procurement coordinator, purchasing coordinator, buying assistant
buyer, purchasing buyer, procurement buyer, purchaser, procurement specialist
procurement manager, purchasing manager
head of procurement, head of purchasing, procurement director
category manager procurement, procurement category manager, category manager, category lead procurement
cips, mcips, cips qualified
contracts administrator, contract support officer, contracts coordinator
bid writer, bid and tender writer, tender writer, proposal writer
bid manager, tender manager, proposals manager, bids and tenders manager
bid coordinator, bid co ordinator, tender coordinator, bid administrator, tenders administrator
compliance administrator, compliance coordinator, compliance assistant, compliance co ordinator
research assistant, researcher, desk researcher
microsoft office, ms office, office suite microsoft
microsoft excel, ms excel, advanced excel, excel spreadsheets
microsoft word, ms word
microsoft powerpoint, powerpoint, ms powerpoint, power point
diary management, calendar management, diary and inbox management
minute taking, taking minutes, minutes of meetings
estate agent, sales negotiator, estate agency negotiator, property sales negotiator, estate agents negotiator, property negotiator
lettings negotiator, letting agent, lettings consultant
estate agency branch manager, estate agent branch manager, estate agency manager
lettings manager, lettings branch manager
lettings administrator, lettings admin, lettings coordinator
property manager, lettings property manager, residential property manager, property management, property manager lettings
block manager, block property manager, leasehold property manager, residential block manager
property administrator, property management administrator, property admin
inventory clerk property, property inventory clerk, property inspector
property valuer, estate agency valuer, property lister, valuer
travel consultant, travel agent, travel advisor, holiday sales consultant, travel sales consultant
bookings coordinator, bookings administrator, reservations administrator
translator, document translator, translation specialist
interpreter, language interpreter, community interpreter
# hospitality
chef, cook, professional cook, restaurant chef
chef de partie, cdp, section chef, cdp chef, chef departie, line chef, line cook
demi chef de partie, demi chef, demi cdp
commis chef, commis, trainee chef, apprentice chef, junior chef
sous chef, souschef, second chef, kitchen second in command
junior sous chef, jnr sous chef
head chef, kitchen manager, head cook, chef manager head, kitchen lead chef
executive chef, group executive chef, executive head chef
chef manager, cook manager, catering chef manager
pastry chef, patissier, pastry cook, chef patissier
pizza chef, pizzaiolo, pizza maker, pizza cook
sushi chef, sushi maker, japanese chef
indian chef, tandoori chef, curry chef
chinese chef, wok chef
grill chef, grill cook, griller
breakfast chef, breakfast cook
relief chef, agency chef, temporary chef, temp chef, mobile chef
school cook, school chef, school catering cook, school kitchen cook
school kitchen assistant, school catering assistant, school dinner lady, dinner lady, general kitchen assistant school
care home chef, care home cook, chef care home, cook care home
assistant cook, second cook, cooks assistant, assistant chef
kitchen porter, kp, pot wash, potwasher, pot washer, kitchen steward, dishwasher, dish washer, plongeur, kitchen cleaner, pot and pan washer
head kitchen porter, head kp, kitchen porter supervisor
kitchen assistant, kitchen hand, kitchen helper, kitchen team member, kitchen crew
catering assistant, general catering assistant, catering operative, food service assistant, canteen assistant
catering manager, catering services manager, contract catering manager, unit catering manager
catering supervisor, catering team leader, food services supervisor
food and beverage assistant, food beverage assistant
food and beverage manager, food beverage manager
food and beverage supervisor, food beverage supervisor
waiter, waitress, waiting staff, waiter waitress, restaurant server, food server, waiting on staff, table staff, wait staff
head waiter, head waitress, chef de rang, section waiter
commis waiter, food runner, runner restaurant, commis de rang
front of house, foh, front of house staff
back of house, boh, back of house staff
silver service, silver service waiter, silver service waitress, silver service waiting staff
banqueting staff, event waiting staff, banqueting waiter, banqueting assistant, events catering staff, conference and banqueting assistant
banqueting manager, conference and banqueting manager, events and banqueting manager
restaurant host manager, head of waiting staff, maitre d, maitre d hotel
restaurant host, restaurant hostess, host hostess restaurant, restaurant greeter, meeter and greeter, greeter, meet and greet host
restaurant manager, restaurant general manager, restaurant operations manager
assistant restaurant manager, deputy restaurant manager, restaurant assistant manager
restaurant supervisor, restaurant team leader, restaurant shift leader, restaurant floor supervisor
bartender, bar staff, barman, barmaid, bar tender, bar person, barperson, bar team member, bar assistant, bar attendant, barstaff
cocktail bartender, mixologist, cocktail maker
head bartender, bar supervisor, bar team leader, bar shift leader
assistant bar manager, deputy bar manager
pub manager, publican, pub general manager, licensed house manager, pub landlord, licensed premises manager
assistant pub manager, deputy pub manager, pub assistant manager
pub relief manager, relief pub manager, holding manager pub
cellar person, cellarman, cellar technician
glass collector, bar back, barback, glass collector bar back
sommelier, wine waiter, wine steward
barista, coffee barista, coffee shop assistant, coffee maker, cafe barista
cafe assistant, coffee shop team member, cafe team member, tea room assistant, cafe worker
cafe manager, coffee shop manager, tearoom manager, coffee house manager
fast food worker, fast food crew member, crew member restaurant, fast food team member, takeaway assistant, burger chef fast food
sandwich artist, sandwich maker, deli sandwich maker, sandwich operative
food hygiene certificate, food hygiene level 2, level 2 food hygiene, food safety level 2, level 2 food safety, basic food hygiene
food hygiene level 3, level 3 food hygiene, food safety level 3, level 3 food safety, supervising food safety
personal licence holder, personal licence, personal license holder, bar personal licence
designated premises supervisor, dps
hotel receptionist, hotel front desk agent, hotel front office receptionist, front office agent, hotel reception, guest service agent, guest services assistant
night auditor, night receptionist, hotel night auditor, hotel night receptionist
night porter, hotel night porter, overnight porter
night manager hotel, hotel night manager, hotel duty night manager
hotel porter, luggage porter, bellboy, bell boy, hotel doorman, bellman, concierge porter
hotel concierge, head concierge, concierge hotel, guest concierge
hotel manager, hotel general manager, hotel operations manager
deputy hotel manager, assistant hotel manager, hotel deputy manager
front office manager, front of house manager, hotel reception manager, foh manager
duty manager, hotel duty manager, duty operations manager
reservations agent, hotel reservations agent, reservations clerk, reservationist
revenue manager hotel, hotel revenue manager, revenue and reservations manager
room attendant, housekeeping room attendant, chambermaid, hotel room cleaner, room cleaner, hotel housekeeper, hotel housekeeping assistant, hotel cleaner, housekeeping attendant
housekeeping supervisor, floor housekeeper, housekeeping team leader, hotel housekeeping supervisor
head housekeeper, executive housekeeper, housekeeping manager, hotel head housekeeper
linen porter, housekeeping porter, house porter
laundry assistant, laundry operative, laundry worker, laundry attendant, laundry person
private housekeeper, live in housekeeper, household housekeeper, residential housekeeper
butler, private butler, household butler
event manager, event planning manager
head of events, events director
event coordinator, event co ordinator, event planner, event executive
wedding coordinator, wedding planner, wedding co ordinator
event staff, event crew, event steward staff
holiday park team member, holiday park assistant, caravan park assistant, holiday park warden
lifeguard, life guard, pool lifeguard, swimming pool lifeguard, pool attendant
national pool lifeguard qualification, nplq, rlss nplq
leisure assistant, leisure centre assistant, leisure attendant, recreation assistant, leisure centre attendant
leisure centre manager, leisure manager, leisure general manager, leisure club manager
fitness instructor, gym instructor, gym coach, fitness coach, gym trainer
personal trainer, personal fitness trainer, level 3 personal trainer
swimming teacher, swim teacher, swimming instructor, swim instructor, swimming coach
spa therapist, beauty therapist, massage and beauty therapist, beautician, spa and beauty therapist
spa manager, spa and wellness manager, salon and spa manager
croupier, casino dealer, casino croupier, dealer casino
holiday rep, overseas representative, holiday representative, resort representative, resort rep
tour guide, tourist guide, visitor guide, tour leader
# retail
retail assistant, shop assistant, sales assistant, retail sales assistant, shop worker, retail sales advisor, retail advisor, sales associate retail, store colleague, retail associate, shopworker, shop floor assistant, retail customer assistant, customer assistant, retail sales associate, retail colleague
supermarket assistant, supermarket worker, grocery assistant, supermarket colleague, food store assistant
checkout operator, cashier, till operator, checkout assistant, till assistant, retail cashier, checkout operative
shelf stacker, shelf filler, night filler, stock replenishment assistant, shelf stacking, night stocker, night replenishment assistant, shelf replenisher
retail stock assistant, stockroom assistant, stock room assistant, stock assistant, stockroom operative
retail supervisor, shop supervisor, store supervisor, sales floor supervisor, retail team leader, store team leader, shop team leader
shop manager, retail store manager, retail manager, retail branch manager, boutique manager
assistant store manager, assistant shop manager, assistant retail manager, deputy store manager, assistant manager retail, deputy shop manager, asm retail, deputy manager retail
department manager retail, retail department manager, section manager retail, floor manager retail
area manager retail, retail area manager, cluster manager retail, retail area sales manager, multi site retail manager
regional manager retail, retail regional manager, regional retail manager
key holder, keyholder, key holder retail, retail keyholder
visual merchandiser, visual merchandising, vm retail, visual merchandising assistant, window dresser
field merchandiser, retail merchandiser, instore merchandiser, in store merchandiser, shelf merchandiser
merchandising admin assistant, merchandise admin assistant, maa, merchandising assistant, merchandise assistant
assistant merchandiser, asst merchandiser
allocator, merchandise allocator, stock allocator
merchandiser head office, merchandise planner, retail merchandise planner
retail buyer, fashion buyer, product buyer retail, buyer retail
buyers admin assistant, buying admin assistant, buyers administration assistant
assistant buyer, asst buyer
garment technologist, fashion technologist, clothing technologist
personal shopper, personal stylist, fashion stylist, clienteling stylist
online picker, personal shopper supermarket, online grocery picker, supermarket order picker
trolley attendant, trolley assistant, trolley collector
fashion sales assistant, fashion advisor, clothing sales assistant, fashion retail assistant
beauty consultant, cosmetics consultant, beauty advisor, beauty adviser, make up consultant, cosmetics sales assistant, fragrance consultant
counter manager beauty, beauty counter manager, cosmetics counter manager
jewellery sales assistant, jewellery sales consultant, jewelry sales assistant, jewellery advisor
trade counter assistant, trade counter sales assistant, trade counter sales, trade sales assistant, trade counter advisor, trade counter operative, counter sales assistant
trade counter manager, builders merchant branch manager, trade branch manager, branch manager builders merchant
builders merchant sales, internal sales builders merchant, builders merchant sales assistant
butcher, meat cutter, retail butcher, counter butcher, boner butcher, butchery operative
baker, bread baker, bakery baker, artisan baker, craft baker
bakery assistant, bakery shop assistant, bakery counter assistant
fishmonger, fish counter assistant, fish counter
deli assistant, deli counter assistant, delicatessen assistant, counter assistant deli
greengrocer, fruit and veg assistant, produce assistant
florist, floral designer, flower arranger, flower shop assistant
garden centre assistant, garden center assistant, plant nursery assistant, garden centre sales assistant
petrol station assistant, forecourt assistant, petrol station cashier, forecourt attendant, filling station assistant, service station assistant
charity shop manager, charity store manager, charity retail manager
charity shop assistant, charity retail assistant
betting shop cashier, bookmaker cashier, bookies cashier, betting shop assistant
betting shop manager, bookmakers manager
car sales executive, car salesperson, car salesman, vehicle sales executive, motor sales executive, automotive sales executive, car sales consultant, new car sales executive, used car sales executive
car sales manager, automotive sales manager, dealership sales manager, vehicle sales manager
car dealership business manager, automotive business manager, motor trade business manager
mobile phone sales advisor, phone shop sales advisor, telecoms sales advisor retail
showroom sales consultant, showroom sales assistant, showroom consultant, furniture sales consultant, showroom advisor
kitchen sales designer, kitchen designer, kitchen sales consultant, kitchen and bathroom designer
product demonstrator, in store demonstrator, brand demonstrator, instore demonstrator
loss prevention officer, store detective, retail loss prevention, loss prevention, store detective security, retail detective, shop detective
loss prevention manager, profit protection manager, retail loss prevention manager
hairdresser, hair stylist, hairstylist, salon stylist, hair dresser
barber, mens hairdresser, gents barber, male barber
salon manager, hair salon manager, beauty salon manager
nail technician, nail tech, manicurist, nail artist
salon receptionist, hair salon receptionist, beauty salon receptionist
ecommerce assistant, ecommerce executive, ecommerce coordinator, online retail assistant
ecommerce manager, online trading manager, online retail manager
head of ecommerce, ecommerce director
ecommerce, online retail
post office counter clerk, post office assistant, post office clerk, post office counter assistant
pawnbroker, pawnbroking assistant
christmas temp, seasonal sales assistant, christmas staff, christmas temporary staff, xmas temp, christmas sales assistant
# education
teacher, school teacher, classroom teacher, class teacher, qualified teacher, schoolteacher
primary teacher, primary school teacher, primary class teacher, primary school class teacher
secondary teacher, secondary school teacher, subject teacher secondary, high school teacher
supply teacher, cover teacher, relief teacher, substitute teacher
early years teacher, eyfs teacher, reception class teacher, nursery teacher, reception teacher, preschool teacher, kindergarten teacher, preprimary teacher, preprimary school teacher
early years foundation stage, eyfs
key stage 1 teacher, ks1 teacher, infant teacher
key stage 2 teacher, ks2 teacher, junior school teacher
key stage 1, ks1
key stage 2, ks2
key stage 3, ks3
key stage 4, ks4
key stage 5, ks5
maths teacher, mathematics teacher, teacher of maths, teacher of mathematics
english teacher, teacher of english, secondary english teacher
science teacher, teacher of science, secondary science teacher
physics teacher, teacher of physics
chemistry teacher, teacher of chemistry
biology teacher, teacher of biology
physical education teacher, pe teacher, teacher of pe, sports teacher, teacher of physical education
computer science teacher, ict teacher, computing teacher, it teacher, teacher of computing, teacher of computer science
modern foreign languages teacher, mfl teacher, languages teacher, teacher of mfl
french teacher, teacher of french
spanish teacher, teacher of spanish
german teacher, teacher of german
history teacher, teacher of history
geography teacher, teacher of geography
humanities teacher, teacher of humanities
religious education teacher, re teacher, rs teacher, religious studies teacher, teacher of re, teacher of religious education
design and technology teacher, dt teacher, design technology teacher, technology teacher
food technology teacher, food tech teacher, food teacher, teacher of food technology, cooking and nutrition teacher
art teacher, art and design teacher, teacher of art
music teacher, teacher of music, peripatetic music teacher, music tutor
drama teacher, teacher of drama, performing arts teacher, theatre studies teacher
business studies teacher, business teacher, teacher of business studies, teacher of business
psychology teacher, teacher of psychology
sociology teacher, teacher of sociology
early career teacher, ect, newly qualified teacher, nqt, ect teacher, nqt teacher, ecf teacher
postgraduate certificate in education, pgce
qualified teacher status, qts, qts qualified
qtls, qtls status
trainee teacher, student teacher, teacher trainee
unqualified teacher, instructor unqualified teacher, uqt
special educational needs, special needs education
sen teacher, send teacher, special needs teacher, special educational needs teacher, special school teacher, specialist sen teacher
special educational needs coordinator, senco, sendco, sen coordinator, senco teacher
teaching assistant, ta, classroom assistant, class assistant, teachers assistant, classroom support assistant
level 2 teaching assistant, teaching assistant level 2, ta level 2
level 3 teaching assistant, teaching assistant level 3, ta level 3
higher level teaching assistant, hlta, hlta teaching assistant
sen teaching assistant, send teaching assistant, sen ta, special needs teaching assistant, send ta, sen classroom assistant, special needs assistant, special educational needs assistant, sen assistant
primary teaching assistant, primary school teaching assistant, primary ta
secondary teaching assistant, secondary school teaching assistant, secondary ta
early years teaching assistant, eyfs teaching assistant, reception teaching assistant, early years ta
graduate teaching assistant, graduate ta, aspiring teacher teaching assistant
learning support assistant, lsa, learning support worker, learning support teaching assistant, additional learning support assistant
behaviour support assistant, behaviour mentor, behavior mentor, behaviour support worker school
learning mentor, academic mentor, student mentor school, pupil mentor
cover supervisor, school cover supervisor, class cover supervisor
exam invigilator, invigilator, examination invigilator
exam reader and scribe, scribe, exam scribe
exams officer, examinations officer, school exams officer
headteacher, head teacher, principal school, headmaster, headmistress, school head
deputy headteacher, deputy head teacher, deputy head, deputy principal, vice principal
assistant headteacher, assistant head teacher, assistant head, assistant principal
head of department school, subject leader, curriculum leader, subject lead teacher
head of faculty, faculty leader, faculty head
head of year, year leader, head of year group, pastoral year leader
pastoral support officer, pastoral support worker, pastoral officer, pastoral assistant
pastoral manager, pastoral support manager
attendance officer, school attendance officer, education welfare officer, ewo
designated safeguarding lead, dsl, safeguarding lead school, designated safeguarding officer
school administrator, school admin, school admin assistant, school office administrator, school secretary, school clerk
school receptionist, school reception, receptionist school, school office receptionist
school business manager, sbm, school bursar, bursar
school caretaker, school premises officer, school site officer
school site manager, premises manager school, school premises manager
school site supervisor, school premises supervisor
midday supervisor, midday meals supervisor, lunchtime supervisor, lunchtime supervisory assistant, midday supervisory assistant, playground supervisor
school science technician, science technician school, lab technician school, school lab technician, secondary school science technician
design technology technician, dt technician, school dt technician
food technology technician, food technician school
school librarian, school library assistant
nursery nurse, nursery practitioner, early years practitioner, early years educator, childcare practitioner, nursery worker, childcare worker, nursery educator, child care worker, nursery teacher practitioner, child carer
nursery assistant, early years assistant, childcare assistant, unqualified nursery assistant, child care assistant
level 3 childcare, childcare level 3, nvq level 3 childcare, nneb, cache level 3, level 3 early years
level 2 childcare, childcare level 2, nvq level 2 childcare, cache level 2, level 2 early years
nursery manager, childcare manager, day nursery manager, early years manager, preschool manager, pre school manager, child day care centre manager
deputy nursery manager, nursery deputy manager, deputy manager nursery, assistant nursery manager
nursery room leader, room leader, nursery room manager, third in charge nursery, nursery room senior
nursery cook, nursery chef, day nursery cook
bank nursery nurse, bank nursery assistant, nursery bank staff, agency nursery nurse
playworker, play worker, after school club assistant, breakfast club assistant, play leader, after school playworker, after school club worker, out of school club assistant
paediatric first aid, paediatric first aider, pediatric first aid, pfa certificate
ehcp coordinator, ehc plan coordinator, sen caseworker, send case officer, ehcp officer, sen case officer
ehcp, ehc plan
educational psychologist, education psychologist, school psychologist
teacher of the deaf, qtod
british sign language, bsl, bsl interpreter, british sign language interpreter, bsl signer
makaton, makaton signing
pupil referral unit, pru, alternative provision school
semh, semh school
autistic spectrum disorder, asd, autism, autistic spectrum condition, autism spectrum disorder
applied behaviour analysis tutor, aba tutor, aba therapist, applied behavior analysis tutor
tutor, private tutor, academic tutor, home tutor, one to one tutor, tuition teacher
tefl teacher, efl teacher, esl teacher, english language teacher, esol teacher, esol tutor, eal teacher, esol lecturer
tefl, tesol, celta, tefl qualified
lecturer, college lecturer, further education lecturer, fe lecturer, fe teacher, college tutor, further education teacher
university lecturer, academic lecturer, assistant professor, higher education lecturer
professor, university professor, chair professor
research fellow, postdoctoral researcher, postdoc, post doctoral researcher, postdoctoral research associate, research associate university, pdra
vocational assessor, nvq assessor, assessor nvq, work based assessor, trainer assessor, skills coach, apprenticeship assessor, workplace assessor, apprenticeship trainer, skills trainer, apprenticeship skills coach, work based learning assessor
assessors award, taqa, a1 assessor award, cava, cava assessor, level 3 assessor award, d32 d33
internal quality assurer, iqa, internal verifier, lead iqa, iqa verifier
internal quality assurance award, v1 award, iqa award
ptlls, aet qualification
certificate in education, cert ed, cert ed qualified
employability tutor, employability trainer, functional skills tutor, functional skills trainer
careers adviser, careers advisor, careers guidance adviser, careers leader, careers officer, school careers advisor, school careers adviser, career coach, careers counsellor, career guidance advisor, careers guidance counsellor
boarding house parent, house parent, houseparent, boarding school houseparent, boarding matron
forest school leader, forest school practitioner
outdoor education instructor, outdoor instructor, outdoor activity instructor, outdoor activities instructor
sports coach, school sports coach, pe coach, multi sports coach, ppa sports coach
football coach, soccer coach
admissions officer, school admissions officer, student admissions officer, registrar school, admissions registrar
student support officer, student services officer, student advisor, student adviser
kindergarten, nursery school, day nursery, preschool, pre school
# cleaning and facilities
cleaner, cleaning operative, cleaning assistant, domestic cleaner, cleaning operator, general cleaner, cleaning staff, contract cleaner
commercial cleaner, office cleaner, evening office cleaner, commercial cleaning operative
house cleaner, home cleaner, private house cleaner, residential cleaner
domestic assistant, hospital cleaner, ward domestic, hospital domestic, care home cleaner, domestic operative, ward cleaner, healthcare cleaner
care home housekeeper, housekeeper care home, care home domestic, housekeeping assistant care home
housekeeper, house keeper, housekeeping assistant
school cleaner, school cleaning operative, cleaner school
industrial cleaner, industrial cleaning operative, factory cleaner, hygiene operative, hygiene operator, factory hygiene operative
deep cleaner, deep cleaning operative, kitchen deep cleaner
window cleaner, window cleaning operative, reach and wash operative, pole window cleaner, window washer
rope access technician, irata technician, rope access, abseiler, industrial abseiler, irata
end of tenancy cleaner, tenancy cleaner, builders cleaner, sparkle cleaner, after builders cleaner
carpet cleaner, carpet cleaning technician, carpet and upholstery cleaner
mobile cleaner, mobile cleaning operative, relief cleaner
cleaning supervisor, cleaning team leader, cleaner supervisor, head cleaner, cleaning chargehand
cleaning manager, contract cleaning manager, cleaning contracts manager, cleaning area manager, soft services cleaning manager
hygiene manager, factory hygiene manager
hygiene supervisor, hygiene team leader, factory hygiene supervisor
day janitor, janitor, janitorial cleaner, day porter, day housekeeper cleaner
toilet attendant, washroom attendant, washroom operative, washroom service operative
street cleaner, street cleansing operative, road sweeper, street sweeper, litter picker, street cleansing
graffiti removal operative, pressure washing operative, pressure washer operative, jet washer
caretaker, janitor caretaker, building caretaker, residential caretaker, premises caretaker, building custodian
site caretaker, estate caretaker, housing caretaker, estate cleaner
concierge, residential concierge, building concierge, front of house concierge
porter, facilities porter, general porter, building porter
facilities manager, fm manager, facility manager, building facilities manager, facilities management manager, estates and facilities manager
assistant facilities manager, deputy facilities manager, assistant fm
facilities assistant, facilities operative, facilities officer, facilities coordinator, facilities co ordinator, facilities administrator, fm coordinator, fm helpdesk administrator, fm assistant
facilities helpdesk, fm helpdesk, facilities helpdesk operator, fm helpdesk operator, facilities help desk
facilities management, fm services, hard and soft services
hard services manager, hard fm manager, technical facilities manager, technical services manager fm
soft services manager, soft fm manager, soft services facilities manager
building manager, building operations manager, centre manager building
estates manager, property and estates manager
premises officer, site premises officer, premises assistant, premises operative
coshh, coshh trained
bics, bicsc, bicsc certificate, bics trained
# security
security officer, security guard, security operative, security staff, guard security, manned guard
door supervisor, doorman, bouncer, door staff, doorstaff, door security, door supervision, door steward, doorwoman, door person, club bouncer
retail security officer, retail security guard, store security officer, shop security guard, retail security
corporate security officer, corporate security guard
mobile patrol officer, mobile security officer, mobile patrol guard, security patrol officer, mobile patrol driver
key holding officer, keyholding officer, alarm response officer, keyholding security officer
relief security officer, relief security guard, floating security officer
event steward, steward event, stadium steward, match day steward, crowd steward, event security steward
event security, event security officer, events security staff, festival security
cctv operator, cctv operative, control room operator security, security control room operator, cctv controller, public space surveillance operator
cctv licence, sia cctv licence, pss licence, public space surveillance licence, cctv license
sia licence, sia, sia license, sia badge, sia licensed, sia card, security industry authority, sia front line licence
door supervisor licence, sia door supervisor licence, ds licence, sia ds, door supervisor badge, door supervisor license
security guarding licence, sia security guarding, sia guarding licence, sg licence
close protection officer, close protection operative, bodyguard, body guard, cpo security, cp operative, personal protection officer
close protection licence, sia close protection licence, cp licence
dog handler security, security dog handler, k9 handler, k9 security handler, general purpose dog handler
cash in transit driver, cash in transit officer, cit driver, cvit officer, cit officer, cash in transit, armoured car driver, armoured car guard, cash in transit guard
security supervisor, security team leader, security shift supervisor, security shift leader
security manager, security operations manager, security contract manager
gatehouse security officer, gatehouse operative, gatehouse officer, gatehouse operator, gatehouse
airport security officer, aviation security officer, airport security, aviation security screener
fire marshal, fire warden, fire watch, fire watchman, fire marshall
concierge security officer, security concierge, concierge security
vacant property inspector, void property security officer
security screening administrator, security vetting officer, vetting officer, bs7858 vetting administrator
bs 7858, bs7858, bs7858 vetting, security screening bs7858
security consultant, physical security consultant, security risk consultant
civil enforcement officer, parking enforcement officer, traffic warden, parking warden, ceo parking, parking officer
environmental enforcement officer, litter enforcement officer, environmental crime officer
detention custody officer, detainee custody officer, dco, detention officer
prisoner custody officer, prisoner escort officer, court custody officer
security clearance, security cleared
sc clearance, sc cleared, security check cleared
developed vetting, dv clearance, dv cleared
counter terrorist check, ctc clearance, ctc cleared
baseline personnel security standard, bpss, bpss clearance, bpss cleared
five year work history, five year checkable history
# sales and marketing
sales executive, sales representative, sales rep, salesperson, salesman, sales person, sales professional, saleswoman
field sales executive, field sales representative, field sales rep, external sales executive, outside sales representative, field sales, external sales representative, territory sales executive, area sales executive, external sales, area sales representative
internal sales executive, internal sales, inside sales executive, internal sales representative, internal sales advisor, internal sales coordinator, inside sales representative, inside sales, office based sales executive
telesales executive, telesales, tele sales, telephone sales, telesales agent, telesales advisor, telephone sales executive, outbound sales executive, telephone sales advisor, outbound sales advisor, call centre sales advisor, outbound telesales
telemarketing executive, telemarketer, telemarketing, appointment setter, telephone appointment maker, appointment maker, telemarketing agent, cold caller
lead generator, lead generation executive, lead generation specialist, lead gen executive
sales development representative, sdr, business development representative, bdr, sales development executive
business development manager, bdm, business development mgr, new business manager, new business development manager, business developer
business development executive, bde, new business executive, new business development executive, new business sales executive
business development director, new business director
head of business development, head of new business
area sales manager, territory sales manager, territory manager, territory account manager
regional sales manager, rsm sales
national sales manager, uk sales manager
sales manager, sales team manager, field sales manager
head of sales, head of sales department
sales team leader, sales team lead, telesales team leader, sales supervisor
sales director, director of sales
chief revenue officer, cro chief revenue
commercial director, director of commercial
sales account manager, client account manager, account management, customer account manager
account executive sales, client account executive, sales account executive
key account manager, kam, major account manager, strategic account manager
national account manager, nam
client relationship manager, relationship manager, client manager, client services manager
account director, client services director, client director
technical sales engineer, technical sales executive, sales engineer, technical sales representative, applications sales engineer, technical sales consultant
export sales manager, international sales manager, export manager
export sales executive, international sales executive, export sales coordinator
door to door sales, field sales canvasser, canvasser, door canvasser
fundraiser, street fundraiser, door to door fundraiser, charity fundraiser, face to face fundraiser, charity fundraising
fundraising manager, community fundraising manager
fundraising officer, community fundraiser, community fundraising officer, fundraising executive
sales trainee, trainee sales executive, graduate sales executive, junior sales executive
sales consultant, sales advisor, sales adviser
media sales executive, advertising sales executive, media sales, advertising sales, ad sales executive
property sales consultant, new homes sales advisor, new homes sales consultant, new homes sales executive, new build sales advisor, new homes sales negotiator
insurance sales executive, insurance sales advisor, insurance sales consultant, insurance advisor
energy sales executive, energy consultant sales, energy broker, utilities sales executive
brand ambassador, promotional staff, promoter, promotions staff, brand promoter, field marketing executive
business to business sales, b2b sales, b2b sales executive, business to business
business to consumer sales, b2c sales, b2c
on target earnings, ote
customer relationship management, crm, crm system
marketing executive, marketing officer, marketing specialist, marketing exec, marketing associate
marketing assistant, marketing administrator, marketing admin assistant, junior marketing executive
marketing coordinator, marketing co ordinator, marketing and events coordinator
marketing manager, marketing communications manager, marcomms manager
marketing director, chief marketing officer, cmo, director of marketing
digital marketing executive, online marketing executive, digital marketer, digital marketing specialist, digital executive, internet marketing executive, digital marketing officer
digital marketing manager, online marketing manager, digital manager marketing
head of digital marketing, head of digital
digital marketing assistant, junior digital marketing executive
digital marketing, online marketing, internet marketing
search engine optimisation, seo, search engine optimization
pay per click executive, ppc executive, ppc specialist, paid search executive, paid media executive, google ads specialist
ppc manager, paid search manager, paid media manager, pay per click manager
pay per click, ppc, paid search, google ads, google adwords
social media executive, social media officer, social media coordinator, social media specialist, social media marketing executive, social media co ordinator
social media manager, social media marketing manager
social media assistant, social media administrator
email marketing executive, crm executive, crm marketing executive, email marketing specialist
crm manager, crm marketing manager, customer relationship marketing manager, retention marketing manager
content marketing executive, content executive, content officer, digital content executive
content creator, digital content creator, content producer
content manager, content marketing manager
content writer, web content writer, seo content writer
communications officer, comms officer, communications executive, comms executive, communications coordinator, communications specialist
communications manager, comms manager
head of communications, head of comms
internal communications manager, internal comms manager
internal communications officer, internal comms officer, internal communications specialist
public relations executive, pr executive, pr account executive, press officer, public relations officer, pr officer, media relations officer
public relations manager, pr manager, press office manager
head of pr, head of public relations
public relations, pr and communications, press and public relations
brand manager, brand marketing manager
assistant brand manager, brand executive
product marketing manager, product marketer
product manager, product management lead, commercial product manager
trade marketing manager, channel marketing manager
trade marketing executive, channel marketing executive
market research analyst, market researcher, market research executive, research executive market research, consumer insight analyst
market research interviewer, telephone interviewer, field interviewer, survey interviewer, mystery shopper interviewer
conversion rate optimisation specialist, cro specialist, cro executive, conversion rate optimization specialist
conversion rate optimisation manager, cro manager
affiliate marketing manager, affiliate manager
affiliate marketing executive, affiliate executive
growth marketing manager, growth manager marketing
chartered institute of marketing, cim, cim qualified
pricing analyst, commercial pricing analyst
pricing manager, commercial pricing manager
# HR and recruitment
human resources, hr, hr department, personnel department, people team
hr administrator, human resources administrator, hr admin, hr assistant, human resources assistant, people administrator, hr coordinator, human resources coordinator, personnel administrator, people coordinator, hr support officer, people assistant, hr co ordinator, hr admin assistant, people team administrator, personnel assistant, personnel clerk
hr advisor, hr adviser, human resources advisor, human resources adviser, hr officer, human resources officer, hr generalist, people advisor, personnel officer, people officer, hr executive, people adviser
senior hr advisor, senior hr adviser, senior people advisor, senior human resources advisor
hr manager, human resources manager, people manager hr, personnel manager, people and culture manager
hr business partner, human resources business partner, hrbp, people partner, people business partner, hr partner
hr director, human resources director, chief people officer, people director, hrd, director of hr, director of people
head of hr, head of people, head of human resources
employee relations advisor, er advisor, employee relations adviser, employee relations specialist, er specialist, employee relations officer
employee relations manager, er manager, employee relations lead
employee relations, er casework, employee relations casework
hr and payroll administrator, payroll and hr administrator, hr payroll administrator, hr and payroll officer
hr systems analyst, hris analyst, hr systems administrator, hr information systems analyst, workday analyst
hr data analyst, people analyst, people data analyst, hr analyst, hr reporting analyst
compensation and benefits manager, reward manager, comp and ben manager, reward and benefits manager
compensation and benefits analyst, reward analyst, comp and ben analyst, reward specialist, benefits administrator
cipd, cipd qualified, mcipd, assoc cipd, chartered mcipd
cipd level 3, level 3 cipd, cipd foundation
cipd level 5, level 5 cipd, cipd intermediate
cipd level 7, level 7 cipd, cipd advanced
learning and development manager, training manager, training and development manager, learning development manager, corporate training manager, head of training
learning and development advisor, learning and development officer, training officer, training and development officer, learning and development adviser, learning and development specialist
learning and development coordinator, training coordinator, training administrator, training co ordinator, learning and development administrator
learning and development, training and development
elearning developer, instructional designer, digital learning designer, learning designer
trainer, corporate trainer, training facilitator, training instructor, training consultant, staff trainer
organisational development manager, od manager, organisation development manager, organizational development manager
equality diversity and inclusion, edi, equality and diversity, diversity and inclusion
edi officer, diversity and inclusion officer
edi manager, diversity and inclusion manager, edi lead
recruitment consultant, recruiter, recruitment agent, recruitment agency consultant, agency recruiter, temps consultant, perms consultant, recruitment executive, recruitment specialist agency
trainee recruitment consultant, graduate recruitment consultant, associate recruitment consultant, junior recruitment consultant, trainee recruiter, entry level recruitment consultant
senior recruitment consultant, principal recruitment consultant
recruitment resourcer, resourcer, recruitment researcher, candidate resourcer, delivery consultant recruitment, candidate consultant
360 recruitment consultant, 360 recruiter, 360 recruitment
180 recruitment consultant, 180 recruiter, 180 recruitment
internal recruiter, in house recruiter, talent acquisition specialist, talent acquisition partner, recruitment advisor, recruitment officer, inhouse recruiter, talent partner, talent acquisition advisor, recruitment partner, internal recruitment consultant, in house recruitment advisor
recruitment manager, talent acquisition manager, resourcing manager, internal recruitment manager
head of recruitment, head of talent acquisition, head of talent
recruitment team leader, recruitment team manager, recruitment team lead
recruitment branch manager, branch manager recruitment, recruitment agency branch manager
recruitment administrator, recruitment coordinator, recruitment assistant, resourcing administrator, talent coordinator, recruitment co ordinator, recruitment support administrator, resourcing coordinator, recruitment admin
recruitment compliance officer, recruitment compliance administrator, compliance officer recruitment, candidate compliance officer
headhunter, head hunter, executive search consultant, executive search
talent acquisition, talent sourcing, recruitment and selection
recruitment account manager, on site recruitment manager, onsite account manager recruitment, on site account manager
workforce planner, workforce planning analyst, resource planner, resource planning analyst
workforce planning manager, resource planning manager
rota coordinator, rostering coordinator, rota administrator, staffing coordinator
health and safety advisor, health and safety adviser, health and safety officer, hse advisor, she advisor, hse officer, safety advisor, safety officer, ehs advisor, hseq advisor, sheq advisor, qhse advisor
health and safety manager, hse manager, she manager, ehs manager, sheq manager, hseq manager, qhse manager
health and safety, health safety and environment
health and safety coordinator, health and safety administrator, health and safety assistant
nebosh, nebosh general certificate, nebosh certificate, nebosh national general certificate
nebosh diploma, nebosh national diploma
iosh, iosh managing safely, iosh certificate
fire risk assessor, fire safety risk assessor, fire safety assessor, fire safety consultant
# manufacturing
production operative, factory operative, manufacturing operative, factory worker, production worker, production operator, production line operative, line operative, manufacturing operator, process operative, process operator, production assistant factory, factory hand, production line worker, industrial operative, factory operator, general operative factory
machine operator, machine operative, machine minder, production machine operator, factory machine operator, machinist operator
machine setter, machine setter operator, setter operator, machine setter technician
assembly operative, assembler, assembly operator, assembly line operative, assembly worker, production assembler, assembly line worker, assembly technician
production line leader, line leader, production team leader, manufacturing team leader, production chargehand, team leader manufacturing, factory team leader, production cell leader
production supervisor, manufacturing supervisor, factory supervisor, shift supervisor production, production shift supervisor
production manager, manufacturing manager, production operations manager, manufacturing operations manager
factory manager, plant manager, manufacturing site manager, works manager
production shift manager, manufacturing shift manager, factory shift manager
production planner, production scheduler, manufacturing planner, production controller, production planning controller
materials controller, materials coordinator
material requirements planning, mrp, mrp planning
food production operative, food operative, food factory operative, food processing operative, food packer, food production worker, food process operative, food packing operative, food factory worker
food technologist, npd technologist, product development technologist, new product development technologist, npd technologist food
food development chef, development chef, npd chef
technical manager food, food technical manager, food safety manager, technical manager food manufacturing
meat factory operative, abattoir operative, slaughterman, meat processing operative, meat processor
poultry operative, poultry processing operative, poultry worker
fish processor, fish filleter, fish processing operative, seafood processor
bakery operative, bakery production operative, bakery production worker, factory baker, bakery operator
brewery operative, brewery worker
brewer, brewing technician
bottling operative, bottling line operator, canning line operator, filling line operator
quality control inspector, quality inspector, qc inspector, quality controller, quality control operative, quality checker, inspector quality, quality operative, qc operative, qa operative, qc technician, quality technician, quality control technician
quality assurance, qa
quality control, qc
quality manager, quality assurance manager, qa manager, qc manager, quality control manager
head of quality, quality director
quality assurance officer, qa officer, quality officer, quality assurance advisor, quality coordinator, quality assurance technician
cmm inspector, cmm programmer, coordinate measuring machine operator, cmm operator
goods in inspector, goods inwards inspector, incoming inspector, receiving inspector
iso 9001, iso9001, iso 9001 quality management
quality management system, qms
good manufacturing practice, gmp, cgmp
british retail consortium standard, brc, brcgs, brc food standard
lean manufacturing, lean manufacturing techniques, lean methodology
six sigma, lean six sigma
continuous improvement manager, ci manager, lean manager, operational excellence manager, business improvement manager
new product introduction, npi
new product introduction engineer, npi engineer
new product development, npd
new product development manager, npd manager
print operator, press operator print, litho printer, printing press operator, printing operative, offset printer
digital print operator, digital printer operator, digital press operator, digital printer
print finisher, print finishing operative, bookbinder, guillotine operator print, print finishing operator
screen printer, silk screen printer, screen print operator
flexographic printer, flexo printer, flexo print operator, flexo operator
large format print operator, wide format print operator, large format printer
injection moulding operator, injection moulding operative, moulding operator, plastic moulding operative, injection molding operator, moulding operative
injection moulding setter, injection moulding technician, moulding technician, mould setter, injection mould setter
extrusion operator, extruder operator, plastic extrusion operative, extrusion operative
blow moulding operator, blow moulding technician, blow mould operator
laminator, grp laminator, fibreglass laminator, composite laminator, composite technician, carbon fibre laminator, fiberglass laminator
foundry operative, foundry worker, foundryman, caster foundry, metal caster, moulder foundry
metal polisher, polisher, linisher, metal finisher, metal polishing operative
fettler, fettling operative
deburrer, deburring operative, deburr operator
plating operative, electroplater, plating operator, anodiser, plating line operative
press operator, power press operator, press operative, power press operative
saw operator, cross cut saw operator, saw operative, sawyer, metal saw operator
wood factory operative, sawmill operative, joinery factory operative
furniture production operative, furniture factory operative
sewing machinist, seamstress, sewing machine operator, stitcher, garment machinist, overlocker, industrial sewing machinist
tailor, alterations tailor, alterations hand
dressmaker, dress maker
pattern cutter, garment pattern cutter
fabric cutter, textile cutter, cutter textile
knitting machine operator, knitting machine operative
weaver, loom operator
window fabricator, upvc fabricator, upvc window fabricator, aluminium window fabricator, aluminium fabricator, aluminum fabricator
glass processor, glass cutter, glass factory operative, toughening furnace operator
caravan assembler, caravan fitter, caravan builder
coach builder, coachbuilder, vehicle body builder, vehicle bodybuilder, vehicle coachbuilder
cleanroom operative, clean room operative, cleanroom technician, clean room technician, cleanroom operator, clean room operator
pharmaceutical production operative, pharmaceutical operative, pharmaceutical manufacturing operative, pharma production operative
chemical process operator, chemical operator, chemical process operative, chemical production operative
batch mixer, mixer operator, mixing operative, compounding operative, blending operator
laboratory technician, lab technician, lab tech, laboratory analyst, lab analyst, laboratory tech
laboratory assistant, lab assistant, lab support assistant
analytical chemist, qc chemist, quality control chemist, analytical scientist, analytical laboratory chemist
formulation chemist, formulation scientist, formulator
microbiologist, microbiology analyst, microbiology technician
laboratory manager, lab manager
laboratory supervisor, lab supervisor
research and development, research development
research scientist, research and development scientist
regulatory affairs manager, reg affairs manager
regulatory affairs officer, regulatory affairs specialist, regulatory affairs associate, regulatory affairs executive
process technician, process control technician, manufacturing technician, production technician
packaging operative, packaging operator, packing machine operator, packaging machine operator, packing line operative
packaging technologist, packaging engineer, packaging developer
label printer operator, labelling machine operator, label machine operator
robot operator, robot welder operator, robotic welder, robot weld operator, robot welder, robotic welding operator
boiler operator, steam boiler operator, boiler house operator, boas boiler operator
quarry operative, quarry worker, crusher operator, quarry plant operator
concrete batcher, batching plant operator, batcher, concrete batching operator
precast concrete operative, precast operative, pre cast concrete operative, precast moulder
farm worker, agricultural worker, farm labourer, farm operative, farm hand, farmhand, general farm worker
tractor driver, farm tractor driver, agricultural machinery operator
fruit picker, crop picker, seasonal fruit picker, harvest worker, vegetable picker, harvester operative
dairy farm worker, herdsman, herdsperson, dairyman, milker
5s, 5s methodology
# public sector
local authority, local government, council, borough council, county council
council worker, local government officer, local authority officer
civil servant, civil service, civil service officer
administrative officer civil service, ao civil service, ao grade
executive officer civil service, eo civil service, eo grade
higher executive officer, heo, heo civil service
seo civil service, seo grade
housing officer, neighbourhood officer, neighbourhood housing officer, tenancy officer, tenancy management officer, general needs housing officer, housing management officer
housing manager, neighbourhood manager, housing services manager
head of housing, director of housing
housing support officer, housing support worker, tenancy support officer, tenancy sustainment officer, floating support worker, tenancy support worker
housing options officer, homelessness officer, housing needs officer, homelessness prevention officer, housing solutions officer, housing advice officer, homeless prevention officer
temporary accommodation officer, temporary accommodation housing officer
allocations officer, lettings officer housing, housing allocations officer, voids and lettings officer
income officer, rent officer, income recovery officer, rent arrears officer, housing income officer, income management officer, rent collection officer
leasehold officer, home ownership officer, leasehold management officer, leasehold services officer
housing association, registered social landlord, social housing, registered provider housing
sheltered housing officer, scheme manager, sheltered housing manager, independent living officer, retirement living manager, warden sheltered housing, sheltered scheme manager, independent living manager
anti social behaviour officer, asb officer, antisocial behaviour officer, anti social behavior officer, asb caseworker, community safety officer
estate inspector, estate officer, estate services officer, estates officer housing
housing surveyor, repairs surveyor, maintenance surveyor, disrepair surveyor, property surveyor housing
benefits officer, housing benefit officer, benefits assessor, housing benefits assessor, revenues and benefits officer, benefits assessment officer
council tax officer, revenues officer, council tax administrator, business rates officer, council tax recovery officer
welfare rights officer, welfare benefits adviser, welfare benefits officer, welfare rights adviser, welfare benefits advisor, welfare rights advisor
money adviser, debt adviser, money advisor, debt advisor, financial inclusion officer
work coach, jobcentre work coach, dwp work coach, job centre work coach
employment adviser, employment advisor, employability adviser, employability advisor, welfare to work adviser, employment coach, job coach, job placement adviser, job placement consultant, job placement advisor, employment consultant, employment specialist
hm revenue and customs, hmrc, inland revenue
planning officer, town planner, planner town, development management officer, urban planner, development control officer, town planning officer
senior planning officer, senior planner town, senior town planner
principal planning officer, principal planner town, principal town planner
planning policy officer, planning policy planner
planning enforcement officer, planning compliance officer, planning enforcement
planning technician, planning support officer, planning validation officer, planning administrator
royal town planning institute, rtpi, mrtpi, rtpi chartered
conservation officer heritage, heritage officer, historic buildings officer, heritage consultant
environmental health officer, eho, environmental health practitioner, ehp, environmental health inspector
food safety officer, food hygiene inspector, food hygiene officer
trading standards officer, trading standards, tso
licensing officer, licensing enforcement officer
regulatory officer, regulatory services officer, regulatory compliance officer council
private sector housing officer, hmo officer, housing enforcement officer, housing standards officer
democratic services officer, committee services officer, democratic services
electoral services officer, elections officer, electoral registration officer
policy officer, policy adviser, policy advisor, policy analyst, policy and research officer
policy manager, public policy manager
public affairs officer, public affairs executive, public affairs adviser, public affairs advisor
community development officer, community engagement officer, community development worker
outreach worker, community outreach worker
freedom of information officer, foi officer, information governance officer, information rights officer
information governance manager, information governance lead
commissioning manager, social care commissioner, commissioning manager social care
brokerage officer, care brokerage officer, placement officer, placements officer social care
family liaison officer, family link worker, home school liaison officer
probation officer, qualified probation officer
probation service officer, pso probation
prison officer, prison guard, custodial officer, prison custody officer
police officer, police constable, policeman, policewoman
police community support officer, pcso
police staff investigator, civilian investigator, police investigator, piso, investigating officer civilian
999 call handler, emergency call handler, police call handler, control room call handler, emergency call taker, ambulance call handler
emergency medical dispatcher, ambulance dispatcher, emergency dispatcher
firefighter, fireman, fire fighter
on call firefighter, retained firefighter
emergency planning officer, civil contingencies officer, resilience officer, emergency planner
library assistant, library officer, library customer assistant
librarian, qualified librarian
archivist, records archivist, archives officer
museum assistant, gallery assistant, museum attendant, visitor experience assistant, visitor services assistant
curator, museum curator, exhibitions curator
registrar births and deaths, registration officer
crematorium technician, cemetery operative, gravedigger, cemetery and crematorium operative
funeral director, undertaker
funeral arranger, funeral service arranger
funeral service operative, funeral operative, funeral bearer, pallbearer
ecologist, ecology consultant, ecological consultant, field ecologist
environmental consultant, environmental consultancy
sustainability manager, sustainability lead
sustainability officer, sustainability advisor, sustainability adviser, sustainability executive
energy manager, energy and carbon manager
waste manager, waste and recycling manager, waste services manager, waste operations manager
highways inspector, street works inspector, streetworks inspector
park ranger, countryside ranger, ranger parks, countryside officer
arboricultural officer, tree officer
charity chief executive, charity ceo, charity director
third sector, voluntary sector, not for profit, charity sector, non profit, charitable sector
volunteer coordinator, volunteer co ordinator, volunteer manager, volunteering coordinator, volunteer officer
grants officer, grants administrator
trusts and foundations fundraiser, trust fundraiser, grant writer
armed forces veteran, ex forces, ex military, service leaver, forces leaver
vacancy inside ir35, inside ir35, ir35 inside
outside ir35, ir35 outside, outside of ir35
# creative
graphic designer, creative graphic designer, graphic design
junior graphic designer, graduate graphic designer, junior designer graphic
senior graphic designer, senior designer graphic
artworker, art worker, creative artworker, mac artworker, mac operator, print artworker, artwork designer
web designer, website designer, digital designer, web design
middleweight designer, midweight designer, mid weight designer
motion graphics designer, motion designer, motion graphics artist
animator, 2d animator, 3d animator, animation artist
3d artist, 3d modeller, 3d visualiser, 3d designer visualiser, cgi artist, 3d modeler, cg artist
illustrator, digital illustrator, freelance illustrator
creative director, executive creative director, creative lead, head of creative
studio manager creative, creative studio manager
design manager creative, creative design manager
packaging designer, packaging design, pack designer
industrial designer, product designer, product design
interior designer, interior design
landscape architect, chartered landscape architect
landscape designer, garden designer
fashion designer, clothing designer, apparel designer, garment designer
textile designer, print and textile designer, textile print designer
set designer, production designer, theatre designer, stage designer
exhibition designer, exhibition stand designer, event designer
exhibition fitter, exhibition stand builder, exhibition installer, stand builder exhibition
copywriter, copy writer, creative copywriter, marketing copywriter, copywriting
copy editor, copyeditor, sub editor, subeditor
proofreader, proof reader, proof reading, proofreading
journalist, reporter, news reporter, news journalist
editorial assistant, assistant editor, publishing assistant
production editor, publishing production editor, production controller publishing
photographer, studio photographer, commercial photographer
photo retoucher, image retoucher, retoucher, photoshop retoucher
videographer, video producer, video content creator, filmmaker, film maker, video maker
video editor, film editor, post production editor, video editing
camera operator, cameraman, camerawoman, camera person
television producer, tv producer, film producer, broadcast producer
production runner, tv runner, film runner
production coordinator film, production secretary, film production coordinator
sound engineer, audio engineer, sound technician, live sound engineer
lighting technician, stage lighting technician, lighting engineer stage
stage technician, theatre technician, stagehand, stage hand, stage crew, technical theatre technician
stage manager, theatre stage manager
visual effects artist, vfx artist, special effects artist
compositor, vfx compositor, digital compositor
games designer, level designer, video game designer
games artist, environment artist games
broadcast engineer, broadcast technician, tv engineer
radio producer, podcast producer, audio producer
make up artist, makeup artist, mua
wardrobe assistant, costume assistant, wardrobe dresser
musician, session musician, instrumentalist
actor, actress
dance teacher, dance instructor, dance tutor
adobe creative suite, adobe creative cloud, creative suite, creative cloud
adobe photoshop, photoshop
adobe indesign, indesign
adobe illustrator software, adobe illustrator
desktop publishing, dtp, dtp operator, desktop publisher
# ways of working
work from home, wfh, homeworking, homebased, remote
hybrid working, hybrid, hybrid work, hybrid role, part remote, partly remote, blended working
office based, on site working, office only
night shift, nights, night work, permanent nights, overnight shift, night time work, regular nights, nightshift
early shift, earlies, morning shift, early mornings, early starts, mornings
late shift, lates, afternoon shift, back shift, afters shift, backshift
evening shift, evenings, evening work, twilight shift, twilights, evening job
twilight hours, twilight cleaning shift
weekend work, weekends, weekend shifts, weekend job, saturday and sunday, weekend working, weekend only
saturday job, saturdays, saturday work, saturday staff
sunday work, sundays, sunday job
monday to friday, mon to fri, mon fri, no weekends, weekdays, weekdays only
rotating shifts, rotational shifts, shift rotation, alternating shifts, rotating rota, rota shifts
double day shift, double days, earlies and lates, early and late shifts, days and afternoons, mornings and afternoons, am pm shifts
three shift pattern, three shifts, three shift system, rotating three shifts
four on four off, 4on 4off, 4on4off
days and nights, day and night shifts, rotating days and nights
continental shifts, continental shift pattern
panama shift pattern, panama shifts
split shift, split shift pattern
compressed hours, compressed week, nine day fortnight
flexible working, flexi time, flexitime, flexible hours, flexi hours, flexi working, flex time, flextime
term time only, term time, tto, term time working, term time hours
school hours, school run hours, school friendly hours, within school hours
school holidays work, holiday cover work
part time, parttime, part time hours, reduced hours, part time work, part time job
full time, fulltime, full time hours, full time work, full time job
job share, jobshare, job sharing
zero hours contract, zero hours
bank staff, bank work, bank worker, bank shifts, bank contract, staff bank
agency staff, agency work, agency worker, agency shifts
ongoing temporary, ongoing temp, long term temporary, long term temp
temporary to permanent, temp to perm, temp perm, temporary to perm, temp to permanent
fixed term contract, fixed term, ftc, fixed term appointment, fixed term role
maternity cover, maternity leave cover, mat cover, maternity contract, mat leave cover, parental leave cover
sickness cover, sick leave cover, long term sickness cover
holiday cover, annual leave cover, holiday relief
interim, interim contract, interim role, interim position
freelance, freelancer, self employed, freelance work, selfemployed, sole trader
umbrella company, paye umbrella, umbrella paye, umbrella contract
pay as you earn, paye, paye employed
locum, locum work, locum tenens
supply work, supply teaching, day to day supply, supply cover
seasonal work, seasonal, seasonal job, seasonal worker, peak season work
summer job, summer work, summer holiday job, summer temp
christmas work, christmas job, xmas work, xmas job
immediate start, start immediately, asap start, starts asap, immediately available, start straight away, urgent start
apprenticeship, apprentice, apprentice role
higher apprenticeship, degree apprenticeship, level 6 apprenticeship
trainee, traineeship, trainee role, trainee position
graduate, graduate scheme, graduate role, graduate programme, graduate job, grad scheme, graduate trainee, grad role, graduate position, graduate program
internship, intern, work placement internship, paid internship
industrial placement, placement year, year in industry, sandwich placement, placement student
work experience, work experience placement, work placement
entry level, no experience, no experience needed, no experience required, no experience necessary
school leaver, college leaver
student job, jobs for students, student work
returner, career returner, returner programme
full training given, full training provided, training provided, training given
weekly pay, paid weekly, weekly paid, weekly wages
monthly pay, paid monthly, monthly paid
overtime, overtime available
on call, oncall, on call rota, call out rota, standby rota
out of hours, ooh, out of hours work
live in position, accommodation provided, accommodation included, live in accommodation
company car, company vehicle, car provided, company car provided
car allowance, car allowance provided, company car allowance
company van, company van provided, van provided, work van
own transport, own car, car driver essential, own vehicle, must drive, car owner
free parking, on site parking, parking on site, onsite parking, free on site parking
visa sponsorship, skilled worker visa, certificate of sponsorship, sponsored visa, sponsorship available, skilled worker sponsorship
right to work, right to work check
national minimum wage, minimum wage, nmw
national living wage, nlw, living wage
pro rata, prorata, pro rata salary
full time equivalent, fte
working away, away work, stay away work, work away, lodge work, away from home work
nationwide travel, uk wide travel, national travel, travel across the uk
offshore work, offshore, offshore rotation
public transport links, good transport links, near public transport
nvq level 1, nvq1, level 1 nvq
nvq level 2, nvq2, level 2 nvq, nvq l2, nvq level two
nvq level 3, nvq3, level 3 nvq, nvq l3, nvq level three
nvq level 4, nvq4, level 4 nvq
nvq level 5, nvq5, level 5 nvq
nvq level 6, nvq6, level 6 nvq
nvq level 7, nvq7, level 7 nvq
national vocational qualification, nvq
higher national certificate, hnc, hnc qualified
higher national diploma, hnd, hnd qualified
btec, btec diploma
city and guilds, city guilds
first aid at work, faw, first aider, first aid trained, first aid certificate, first aid
efaw, emergency first aid, emergency first aider
bachelors degree, undergraduate degree, university degree, degree educated
masters degree, msc degree, postgraduate degree
doctorate, phd, doctor of philosophy
continuing professional development, cpd, continuous professional development
# abbreviations, licences and everyday names
temporary, temp, temping
permanent, perm
m&e, m and e
m&e engineer, m and e engineer
m&e technician, m and e technician, mechanical and electrical technician
m&e site manager, m and e site manager, mep site manager
m&e project manager, m and e project manager, mep project manager, mechanical and electrical project manager
m&e quantity surveyor, m and e quantity surveyor, m&e qs, mep quantity surveyor, mechanical and electrical quantity surveyor
m&e estimator, m and e estimator, mep estimator, mechanical and electrical estimator
l&d, l and d
l&d manager, l and d manager
l&d advisor, l&d adviser, l and d advisor
l&d coordinator, l and d coordinator
l&d partner, l&d business partner, learning and development partner, learning and development business partner
h&s, h and s
h&s advisor, h&s adviser, h&s officer, h and s advisor
h&s manager, h and s manager
fp&a manager, fp and a manager, financial planning and analysis manager
m&a, m and a, mergers and acquisitions
m&a analyst, m and a analyst, mergers and acquisitions analyst
r&d, r and d
r&d engineer, r and d engineer, research and development engineer, research & development engineer
r&d technician, r and d technician, research and development technician
r&d manager, r and d manager, research and development manager
r&d scientist, r and d scientist
ec&i engineer, ec and i engineer, eci engineer, electrical control and instrumentation engineer
e&i technician, e and i technician, electrical and instrumentation technician
e&i engineer, e and i engineer, electrical and instrumentation engineer
f&b, f and b, food and beverage, food & beverage
f&b assistant, f and b assistant, f&b team member
f&b manager, f and b manager
f&b supervisor, f and b supervisor
c&b assistant, c and b assistant
c&e manager, conference and events manager, conference & events manager
c&e coordinator, conference and events coordinator, conference & events coordinator
a&e, a and e, accident and emergency
a&e nurse, a and e nurse
p&l, p and l, profit and loss
s and op, sales and operations planning
gd&t, gdt, geometric dimensioning and tolerancing
ff&e, furniture fixtures and equipment
t&c supervisor, training and competence supervisor, training & competence supervisor
b&b manager, bed and breakfast manager, guest house manager, guesthouse manager
procure to pay, purchase to pay, p2p
record to report, r2r
order to cash, o2c
general ledger, gl
wages clerk, wages administrator, wages officer, wages assistant
value added tax, vat
key performance indicator, kpi
service level agreement, sla
return on investment, roi
chartered institute of payroll professionals, cipp, cipp qualified
chartered institute of credit management, cicm, cicm qualified
investment management certificate, imc
chartered institute for securities and investment, cisi
aat apprentice, apprentice accountant, accounting apprentice, accountancy apprentice, accounts apprentice, finance apprentice, apprentice accounts assistant
senior accounts assistant, senior finance assistant, senior accounts administrator, senior accounts clerk
junior accounts assistant, accounts junior, junior finance assistant, junior accounts clerk
accounts supervisor, accounts team leader, accounts office supervisor
senior management accountant, snr management accountant
senior finance business partner, senior fbp
property accountant, real estate accountant
service charge accountant, service charge accounts
tax trainee, trainee tax adviser, tax graduate, graduate tax trainee
corporate tax adviser, corporate tax advisor, corporate tax accountant
payroll bureau administrator, bureau payroll administrator, payroll bureau clerk
employee benefits consultant, eb consultant
commercial finance broker, business finance broker
protection adviser, protection advisor, life insurance adviser, life insurance advisor
equity release adviser, equity release advisor
pension adviser, pension advisor
investment adviser, investment advisor
business adviser, business advisor
personal banker, personal banking adviser, personal banking advisor
settlements clerk, settlement analyst, trade settlements analyst, settlements officer, settlements administrator, trade settlements
fx dealer, foreign exchange dealer, currency dealer, forex dealer, fx broker, foreign exchange broker
environmental social and governance, esg
venture capital, vc
insurance administrator, insurance admin, insurance policy administrator, insurance clerk, insurance assistant, underwriting assistant
placing broker, placement broker
personal lines account handler, personal lines insurance adviser, personal lines insurance advisor
claims team leader, claims supervisor
property claims handler, household claims handler, home insurance claims handler
first notification of loss, fnol
fnol claims handler, first notification of loss handler, fnol handler
enhanced due diligence analyst, edd analyst
operational risk manager, op risk manager
business continuity manager, business resilience manager, bcm manager
invoice processor, invoice processing clerk
purchase order administrator, po administrator, purchase order clerk
remortgage conveyancer, remortgage fee earner, re mortgage conveyancer
new build conveyancer, plot sales conveyancer, plot sales fee earner
landlord and tenant solicitor, landlord and tenant lawyer
property litigation solicitor, property disputes solicitor, property litigation lawyer, property disputes lawyer, real estate litigation solicitor
contentious probate solicitor, contentious probate lawyer, contentious trusts and probate solicitor
commercial property paralegal, real estate paralegal
criminal paralegal, crime paralegal, criminal law paralegal, criminal defence paralegal
insolvency solicitor, insolvency lawyer, restructuring solicitor, restructuring lawyer
tax solicitor, tax lawyer
charity solicitor, charity lawyer
education solicitor, education lawyer
technology lawyer, technology solicitor, tech lawyer, it lawyer
data protection lawyer, data protection solicitor, privacy lawyer, data privacy lawyer
competition solicitor, competition lawyer, antitrust lawyer
shipping lawyer, shipping solicitor
insurance solicitor, insurance lawyer
public law solicitor, public law lawyer
defendant personal injury solicitor, defendant pi solicitor, defendant personal injury lawyer
claimant personal injury solicitor, claimant pi solicitor, claimant personal injury lawyer
road traffic accident, rta
trainee paralegal, entry level paralegal, junior paralegal
legal apprentice, paralegal apprentice, apprentice paralegal
legal biller, legal billing coordinator, e billing coordinator, ebilling coordinator
legal word processor, document production specialist, legal document production
legal adviser, legal advisor
tracing agent, trace agent
solicitors regulation authority, sra
compliance officer for legal practice, colp
compliance officer for finance and administration, cofa
hr apprentice, apprentice hr administrator, human resources apprentice, people apprentice
hr consultant, human resources consultant
hr shared services advisor, hr service centre advisor, hr helpdesk advisor
onboarding coordinator, onboarding administrator, on boarding coordinator
early careers manager, early talent manager, emerging talent manager
graduate recruiter, early careers recruiter, early talent recruiter
industrial recruitment consultant, industrial recruiter
healthcare recruitment consultant, healthcare recruiter
education recruitment consultant, education recruiter, teaching recruitment consultant
construction recruitment consultant, construction recruiter
engineering recruitment consultant, engineering recruiter
legal recruitment consultant, legal recruiter
finance recruitment consultant, finance recruiter, accountancy recruitment consultant
hospitality recruitment consultant, hospitality recruiter
technical recruiter, tech recruiter, it recruiter, it recruitment consultant, technology recruitment consultant
recruitment process outsourcing, rpo
applicant tracking system, ats
trade union officer, trade union official, union official
union organiser, union organizer, trade union organiser
environmental manager, environment manager
environmental advisor, environmental adviser, environment advisor, environment adviser
site safety advisor, site safety adviser, site safety officer, construction health and safety advisor
occupational hygienist, industrial hygienist
ergonomist, human factors specialist, human factors engineer
iema, institute of environmental management and assessment
grad iosh, gradiosh
cmiosh, chartered safety practitioner
train the trainer, ttt
pa to ceo, pa to the ceo, ceo pa, ea to ceo, executive assistant to ceo, executive assistant to the ceo
pa to managing director, pa to md, pa to the managing director
floating receptionist, relief receptionist
temporary receptionist, temp receptionist
temporary administrator, temp administrator, temp admin
part time administrator, part time admin
medical typist, medical audio typist, clinical typist
transcriptionist, audio transcriber, transcription typist
shorthand typist, stenographer
words per minute, wpm
european computer driving licence, ecdl, icdl
google workspace, g suite, gsuite, google apps
microsoft access, ms access
microsoft project, ms project
microsoft teams, ms teams
clerk to governors, clerk to the governors, governors clerk, school governance clerk
programme coordinator, program coordinator, programme co ordinator
programme officer, program officer
programme administrator, program administrator
programme director, program director
programme assistant, program assistant
senior project manager, senior pm
junior project manager, assistant project manager
p6 planner, primavera planner, primavera p6 planner
pmo manager, project management office manager
service coordinator, service co ordinator
repairs planner, repairs scheduler, works scheduler
repairs call handler, repairs advisor, repairs helpdesk operator
taxi controller, taxi dispatcher, cab controller, taxi operator
hire controller, hire desk controller, plant hire controller, hire desk coordinator, hire coordinator, hire co ordinator
car rental agent, car hire agent, vehicle rental agent, rental agent, rental sales agent
customer services, customer care
customer operations manager, customer ops manager
work from home customer service advisor, remote customer service advisor, home based customer service advisor
german speaking customer service advisor, german customer service advisor, german speaking customer service representative
french speaking customer service advisor, french customer service advisor, french speaking customer service representative
german speaking, german speaker, fluent german
french speaking, french speaker, fluent french
spanish speaking, spanish speaker, fluent spanish
italian speaking, italian speaker, fluent italian
dutch speaking, dutch speaker, fluent dutch
polish speaking, polish speaker, fluent polish
portuguese speaking, portuguese speaker, fluent portuguese
mandarin speaking, mandarin speaker, fluent mandarin
arabic speaking, arabic speaker, fluent arabic
welsh speaking, welsh speaker, fluent welsh
travelling salesman, traveling salesman, commercial traveller
door to door salesman, door to door salesperson, doorstep salesman
business development, bd, biz dev, bus dev
inbound sales advisor, inbound sales agent, inbound sales executive
van sales executive, van salesman, van sales representative
medical device sales representative, medical device sales specialist, medical devices sales executive
saas account executive, software account executive
enterprise account executive, enterprise sales executive, enterprise ae
channel account manager, channel sales manager, channel manager, channel partner manager, partner account manager
partnership manager, strategic partnerships manager
sales operations manager, sales ops manager
sales operations analyst, sales ops analyst
revenue operations manager, revops manager, rev ops manager
delegate sales executive, conference sales executive, delegate sales
holiday home sales executive, holiday home sales advisor, caravan sales executive, static caravan sales
double glazing sales, double glazing salesman, window salesman
solar sales consultant, solar pv sales, solar panel sales
telephone account manager, tele account manager, desk based account manager, internal account manager, office based account manager
chairman, chairwoman, chairperson
request for quotation, rfq
fast moving consumer goods, fmcg
user generated content, ugc
paid social executive, paid social specialist
performance marketing executive, performance marketing specialist
performance marketing manager, performance marketing lead
programmatic trader, programmatic executive, programmatic specialist
media planner, media planning executive
media buyer, media buying executive
marketing automation specialist, marketing automation executive
marketing apprentice, apprentice marketing assistant, digital marketing apprentice, multi channel marketer apprentice
marketing intern, marketing internship
campaigns manager, marketing campaign manager
campaigns executive, marketing campaign executive
demand generation manager, demand gen manager
web analyst, digital analyst, web analytics analyst
search engine marketing, sem
conversion rate optimisation, conversion rate optimization
google analytics, ga4
content management system, cms
web content editor, website content editor, web editor, website editor, digital content editor
webmaster, web master
vlogger, youtuber
pr account manager, public relations account manager
pr assistant, public relations assistant, press assistant, junior pr executive
newsreader, news reader, newscaster
radio presenter, radio host
disc jockey, dj
voice over artist, voiceover artist, voice artist, voice actor
film extra, tv extra, supporting artist, background artist
script writer, scriptwriter, screenwriter
director of photography, cinematographer, dop
first assistant director, 1st ad
second assistant director, 2nd ad
edit assistant, assistant film editor
tv researcher, television researcher
tv production assistant, television production assistant
photographic assistant, photography assistant, photographers assistant
scenic painter, scenic artist
set carpenter, scenic carpenter, stage carpenter, theatre carpenter
costume maker, costumier
cinema assistant, cinema team member, cinema usher, cinema customer assistant
theatre usher, usherette, front of house usher
box office assistant, box office clerk, ticket sales assistant, ticket office assistant
box office manager, ticketing manager
roadie, road crew
events technician, live events technician
presentation designer, powerpoint designer
video conferencing engineer, vc engineer
brand designer, branding designer, brand identity designer
interaction designer, ixd
service designer, service design
ux writer, ux copywriter
jewellery designer, jewelry designer
footwear designer, shoe designer
architectural visualiser, architectural visualizer, archviz artist, architectural illustrator
model maker, modelmaker, architectural model maker
part i architectural assistant, part 1 architectural assistant, part one architectural assistant, part 1 architect
part 2 architectural assistant, part two architectural assistant, part 2 architect
picture framer, picture framing
tattoo artist, tattooist
event organiser, event organizer
conference organiser, conference organizer
community organiser, community organizer
exhibition organiser, exhibition organizer
software as a service, saas
c plus plus developer, cpp developer, c plus plus engineer, cpp engineer, c plus plus software engineer
c sharp developer, c sharp engineer, c sharp programmer, c sharp software engineer
rust developer, rust engineer
scala developer, scala engineer
flutter developer, flutter engineer, flutter app developer
react native developer, react native engineer
laravel developer, laravel engineer, php laravel developer
next js, nextjs
asp net, aspnet
asp net developer, aspnet developer, asp dot net developer
vb net developer, visual basic developer, vb developer
delphi developer, delphi programmer
ms access developer, microsoft access developer
servicenow, service now
servicenow developer, service now developer
servicenow administrator, service now administrator, servicenow admin
netsuite administrator, netsuite admin
business central consultant, navision consultant, nav consultant, dynamics nav consultant
business central developer, navision developer, nav developer, dynamics nav developer
dynamics 365, d365, microsoft dynamics 365
s4 hana, s4hana, sap s4 hana, sap s4hana
sap fico consultant, sap finance consultant
qlik developer, qlikview developer, qlik sense developer
data warehouse developer, data warehouse engineer, dwh developer, data warehouse designer, data warehouse architect
data governance manager, data governance lead
master data analyst, mdm analyst, master data specialist
natural language processing, nlp
nlp engineer, natural language processing engineer
machine learning, ml
mlops engineer, ml ops engineer
statistical programmer, sas programmer
biostatistician, medical statistician
bioinformatician, bioinformatics scientist, bioinformatics analyst
noc engineer, network operations centre engineer, noc analyst, noc technician
wireless engineer, wifi engineer, wi fi engineer, wireless network engineer
vmware engineer, virtualisation engineer, virtualization engineer
euc engineer, end user computing engineer
m365 engineer, microsoft 365 engineer, office 365 engineer, o365 engineer
m365 administrator, microsoft 365 administrator, office 365 administrator
mac support engineer, apple support engineer, mac technician, apple technician, mac engineer
it apprentice, it support apprentice, ict apprentice, it technician apprentice, apprentice it technician, apprentice it support technician
apprentice software developer, software developer apprentice, software engineering apprentice, apprentice developer
junior it technician, trainee it technician, junior it support, trainee it support, it support trainee
school it technician, school ict technician, it technician school, ict technician school
managed service provider, msp
incident manager it, it incident manager, major incident manager
threat intelligence analyst, cyber threat intelligence analyst, cti analyst
application security engineer, appsec engineer
governance risk and compliance, grc
identity and access management, iam
identity and access management engineer, iam engineer
security operations centre, security operations center
security information and event management, siem
cissp, certified information systems security professional
cism, certified information security manager
certified ethical hacker, ceh
offensive security certified professional, oscp
red hat, redhat
vr developer, virtual reality developer
games tester, video game tester
junior business analyst, graduate business analyst, trainee business analyst
release train engineer, rte
technical account manager, tam
end user computing, euc
epos, electronic point of sale
catia designer, catia engineer
solidworks designer, solidworks engineer, solidworks design engineer
steel detailer, structural steel detailer, tekla detailer
rc detailer, reinforced concrete detailer
relief care assistant, bank care assistant, relief carer, bank carer, bank care worker
relief support worker, bank support worker, casual support worker
bank healthcare assistant, bank hca, bank health care assistant
agency care assistant, agency carer, agency care worker
care companion, companion carer, companionship carer
complex care assistant, complex care support worker, complex care worker, complex carer
reablement support worker, reablement assistant, reablement worker, reablement care worker
care home administrator, care home admin, nursing home administrator
care home maintenance person, care home handyman, care home maintenance operative
activities assistant, activity assistant
activities organiser, activities organizer, activity organiser, activity organizer
hospice healthcare assistant, hospice hca, hospice care assistant
maternity support worker, maternity care assistant, msw
theatre support worker, theatre healthcare assistant, theatre hca
clinical support worker, csw
surgical first assistant, sfa
first contact practitioner, fcp
band 5 nurse, band five nurse
band 6 nurse, band six nurse
band 7 nurse, band seven nurse
cath lab nurse, cardiac catheter lab nurse, catheter lab nurse
outpatients nurse, outpatient department nurse
diabetes nurse, diabetes specialist nurse, diabetic nurse
continence nurse, continence adviser, continence advisor, bladder and bowel nurse
sexual health nurse, family planning nurse, contraception nurse, gum nurse
research nurse, clinical research nurse, clinical trials nurse
fertility nurse, ivf nurse
nurse adviser, nurse advisor
nurse lecturer, nursing lecturer, lecturer in nursing
continuing healthcare nurse, chc nurse, chc nurse assessor, continuing healthcare nurse assessor
functional assessor, disability assessor, pip assessor, functional health assessor
111 health advisor, nhs 111 call handler, 111 call handler, nhs 111 health advisor
111 clinical adviser, 111 clinical advisor, nhs 111 clinical advisor, 111 clinician
independent mental capacity advocate, imca
independent mental health advocate, imha
independent sexual violence adviser, independent sexual violence advisor, isva
independent reviewing officer, iro
local authority designated officer, lado
multi agency safeguarding hub, mash
leaving care personal adviser, leaving care personal advisor, leaving care worker, personal adviser leaving care
early help practitioner, early help worker, early help officer
youth justice officer, youth offending officer, youth justice worker, yot officer, yot worker
rehabilitation officer visual impairment, rovi, vision rehabilitation specialist, vision rehabilitation worker
social prescriber, social prescribing link worker
stop smoking adviser, stop smoking advisor, smoking cessation adviser, smoking cessation advisor
contact supervisor, supervised contact worker, family contact worker
deprivation of liberty safeguards, dols
mental capacity act, mca
multi disciplinary team, mdt, multidisciplinary team
prevention and management of violence and aggression, pmva
percutaneous endoscopic gastrostomy, peg feeding, peg feed
child and adolescent mental health services, camhs
community mental health team, cmht
improving access to psychological therapies, iapt, nhs talking therapies
cognitive behavioural therapy, cbt, cognitive behavioral therapy
dialectical behaviour therapy, dbt
eye movement desensitisation and reprocessing, emdr
intensive care unit, icu, itu, intensive therapy unit
high dependency unit, hdu
neonatal intensive care unit, nicu
special care baby unit, scbu
paediatric intensive care unit, picu
coronary care unit, ccu
acute medical unit, amu
primary care network, pcn
integrated care board, icb
electronic patient record, epr
general medical council, gmc, gmc registered
general dental council, gdc, gdc registered
general pharmaceutical council, gphc, gphc registered
royal college of veterinary surgeons, rcvs
british association for counselling and psychotherapy, bacp, bacp registered
level 2 health and social care, nvq level 2 health and social care, level 2 diploma health and social care, nvq 2 health and social care
level 3 health and social care, nvq level 3 health and social care, level 3 diploma health and social care, nvq 3 health and social care
level 5 health and social care, nvq level 5 health and social care, level 5 diploma health and social care, level 5 leadership and management in care
junior doctor, resident doctor
foundation doctor, fy1 doctor, f1 doctor, foundation year 1 doctor
anaesthetist, anesthetist, consultant anaesthetist
paediatrician, pediatrician, consultant paediatrician
orthopaedic surgeon, orthopedic surgeon
homeopath, homoeopath
reflexologist, reflexology therapist
sports therapist, sports rehabilitator, sports injury therapist
respiratory physiologist, lung function physiologist
ecg technician, ecg physiologist
clinical photographer, medical photographer
art therapist, art psychotherapist
play therapist, play therapy practitioner
dramatherapist, drama therapist
behaviour analyst, behavior analyst, board certified behaviour analyst, bcba
dental therapist, dental hygienist therapist, dental hygienist and therapist, hygienist therapist
treatment coordinator, dental treatment coordinator, treatment co ordinator
clinical dental technician, denturist
accuracy checking technician, accuracy checking pharmacy technician, accredited checking technician
trainee pharmacist, pre registration pharmacist, pre reg pharmacist, foundation trainee pharmacist
trainee pharmacy technician, student pharmacy technician, pre registration pharmacy technician
pharmacy manager, pharmacist manager
pharmacy delivery driver, prescription delivery driver, pharmacy driver
medicines optimisation technician, medicines management technician, medicines optimization technician
school counsellor, school based counsellor, student counsellor
veterinary receptionist, vets receptionist
student veterinary nurse, student vet nurse, trainee veterinary nurse, svn
equine vet, horse vet, equine veterinary surgeon
dog groomer, pet groomer, dog stylist, pet stylist
kennel assistant, kennel hand, kennel worker, kennel maid
cattery assistant, cattery worker
zookeeper, zoo keeper
stable hand, stable lad, stable girl, stable lass, stablehand
horse groom, equine groom
riding instructor, horse riding instructor, riding teacher
meat hygiene inspector, meat inspector, mhi
eyelash technician, lash technician, lash artist, eyelash extension technician
brow technician, brow artist, eyebrow technician
laser hair removal therapist, laser therapist, laser practitioner
apprentice hairdresser, hairdressing apprentice, trainee hairdresser, salon apprentice
hair colourist, hair colorist, colour technician hair
salon assistant, salon junior
self employed hairdresser, freelance hairdresser
level 3 nursery nurse, level 3 nursery practitioner, level 3 early years practitioner, level 3 early years educator, nursery nurse level 3, qualified nursery nurse, qualified nursery practitioner
level 2 nursery nurse, level 2 nursery practitioner, level 2 early years practitioner, nursery practitioner level 2
unqualified nursery practitioner, unqualified nursery nurse
nursery apprentice, apprentice nursery nurse, childcare apprentice, apprentice nursery practitioner, early years apprentice, apprentice nursery assistant
nursery senco, early years senco, nursery sendco
baby room leader, baby room manager
preschool room leader, pre school room leader
preschool assistant, pre school assistant
preschool practitioner, pre school practitioner
montessori teacher, montessori directress, montessori practitioner
nursery area manager, area manager nurseries
early years professional status, eyps
early years teacher status, eyts
maternity nurse, maternity nanny, newborn nanny
mother help, mothers helper
babysitter, baby sitter
wraparound care, wrap around care
level 1 teaching assistant, teaching assistant level 1, ta level 1
level 4 teaching assistant, teaching assistant level 4, ta level 4
ks1 teaching assistant, key stage 1 teaching assistant, ks1 ta
ks2 teaching assistant, key stage 2 teaching assistant, ks2 ta
one to one teaching assistant, 1 to 1 teaching assistant, 121 teaching assistant, 1 1 teaching assistant, one to one ta
one to one support, 1 to 1 support, 121 support
semh teacher, social emotional and mental health teacher
semh teaching assistant, semh ta
emotional literacy support assistant, elsa
year 1 teacher, year one teacher
year 2 teacher, year two teacher
year 3 teacher, year three teacher
year 4 teacher, year four teacher
year 5 teacher, year five teacher
year 6 teacher, year six teacher
teaching and learning responsibility, tlr
personal social health and economic education, pshe
english as an additional language, eal
english for speakers of other languages, esol
profound and multiple learning difficulties, pmld
severe learning difficulties, sld
moderate learning difficulties, mld
speech language and communication needs, slcn
attention deficit hyperactivity disorder, adhd
qualified teacher of the visually impaired, qtvi, teacher of the visually impaired
multi academy trust, mat
school centred initial teacher training, scitt
initial teacher training, itt
national professional qualification for headship, npqh
head of maths, head of mathematics
head of mfl, head of modern foreign languages, head of languages
head of pe, head of physical education
head of sixth form, sixth form leader
mandarin teacher, teacher of mandarin, chinese teacher
lollipop person, lollipop lady, lollipop man, school crossing patrol, school crossing warden, school crossing patroller
mealtimes assistant, mealtime supervisor
parent support adviser, parent support advisor
chief invigilator, lead invigilator, senior invigilator
online tutor, virtual tutor, online teacher
maths tutor, mathematics tutor
eleven plus tutor, 11 plus tutor
piano teacher, piano tutor
guitar teacher, guitar tutor
violin teacher, violin tutor
singing teacher, vocal coach, singing tutor
drum teacher, drum tutor
gymnastics coach, gymnastics instructor
tennis coach, tennis instructor
ski instructor, skiing instructor
sailing instructor, rya instructor
yoga teacher, yoga instructor
pilates instructor, pilates teacher
group exercise instructor, exercise class instructor, fitness class instructor
phd student, doctoral student, phd candidate, phd studentship, doctoral researcher
knowledge transfer partnership associate, ktp associate
sessional lecturer, hourly paid lecturer, visiting lecturer
learning technologist, elearning technologist
academic adviser, academic advisor
plumbing lecturer, plumbing tutor, plumbing teacher
electrical installation lecturer, electrical lecturer, electrical installation tutor, electrical tutor
carpentry lecturer, carpentry tutor, carpentry and joinery lecturer, joinery lecturer, joinery tutor
brickwork lecturer, bricklaying lecturer, bricklaying tutor, brickwork tutor
motor vehicle lecturer, motor vehicle tutor, automotive lecturer
hairdressing lecturer, hairdressing tutor
beauty therapy lecturer, beauty therapy tutor
health and social care lecturer, health and social care tutor
childcare lecturer, early years lecturer
maths lecturer, mathematics lecturer, lecturer in maths
catering lecturer, hospitality and catering lecturer, professional cookery lecturer
health and social care assessor, adult care assessor, nvq health and social care assessor
early years assessor, childcare assessor
business administration assessor, business admin assessor
level 3 award in education and training, level 3 aet, level 3 education and training, level 3 ptlls
dtlls, diploma in teaching in the lifelong learning sector
master of business administration, mba
bachelor of science, bsc
bachelor of engineering, beng
master of engineering, meng
general certificate of secondary education, gcse
hgv licence, lgv licence, hgv license, lgv license, heavy goods vehicle licence, large goods vehicle licence
category c driver, cat c driver, lgv c driver, hgv c driver
category ce driver, cat ce driver, category c e driver, cat c e driver, c e driver, lgv c e driver, hgv c e driver
category c licence, cat c licence, lgv c licence
category ce licence, cat ce licence, category c e licence, cat c e licence, c e licence
wagon and drag driver, drawbar driver, wag and drag driver
moffett driver, moffet driver, moffett operator
walking floor driver, moving floor driver
flatbed driver, flat bed driver
refrigerated driver, reefer driver, temperature controlled driver
gully tanker driver, gulley tanker driver, gully emptier driver, gully driver
vacuum tanker driver, vac tanker driver, jetvac driver, jet vac driver, jetvac operator
milk tanker driver, milk collection driver
horsebox driver, horse transport driver
supermarket delivery driver, grocery delivery driver, online grocery driver, home shopping driver
milkman, milkwoman, milk delivery driver, milk roundsman
postman, postwoman, postie, postperson, postal delivery worker
community transport driver, dial a ride driver
bus conductor, bus conductress, clippie
limousine driver, limo driver
train dispatcher, platform dispatcher
railway signaller, signaller, signalman, signalwoman
gateline assistant, gateline operative
ticket inspector, revenue protection officer, revenue protection inspector, revenue protection assistant
train cleaner, train presentation operative, carriage cleaner, rail cleaner
train host, onboard host, on board host
train technician, rolling stock technician, train maintenance technician
airline pilot, commercial pilot
first officer, co pilot, copilot
drone pilot, drone operator, uav pilot, uas pilot
air traffic controller, air traffic control officer, atco
flight dispatcher, flight operations officer
ground crew, airport ground staff, ground handling agent
aircraft cleaner, aircraft cabin cleaner, aircraft presentation operative
aircraft refueller, airport refueller, aviation refueller, refueller, aeroplane refueller, refuelling operator, aircraft refuelling operative, refuelling operative
aircraft dispatcher, aircraft turnaround dispatcher, turnaround coordinator
airport firefighter, aviation firefighter
deckhand, deck hand
able seaman, able seafarer, able bodied seaman
master mariner, ship captain
bosun, boatswain
harbour master, harbourmaster, harbor master
lock keeper, lockkeeper
merchant navy, mercantile marine
stcw, standards of training certification and watchkeeping
operator licence, o licence, goods vehicle operator licence
driver and vehicle standards agency, dvsa
driver and vehicle licensing agency, dvla
fleet operator recognition scheme, fors
working time directive, wtd
traffic planner, haulage planner, lorry planner, hgv planner
air freight coordinator, air freight clerk, airfreight clerk, airfreight coordinator, air freight operator
sea freight coordinator, seafreight coordinator, ocean freight coordinator, sea freight clerk, seafreight operator
road freight coordinator, road freight operator, european road freight operator
shipping clerk, shipping coordinator, shipping administrator, shipping co ordinator
shipbroker, ship broker
car jockey, valet parker, valet parking attendant, valet parking driver, car parker, parking valet
pcv instructor, bus driver instructor, pcv driver trainer
third party logistics, 3pl
combi lift driver, combilift driver
reach stacker driver, reachstacker driver, reach stacker operator
tow tractor driver, tow tug driver, tugger driver
mhe driver, mhe operator, materials handling equipment operator, mechanical handling equipment operator
nights warehouse operative, night shift warehouse operative
fulfilment operative, fulfillment operative, order fulfilment operative, fulfilment assistant, fulfilment associate
fulfilment manager, fulfillment manager
cross dock operative, crossdock operative
pallet repairer, pallet repair operative
tally clerk, cargo checker
inventory manager, stock manager, stock control manager, inventory control manager
inventory analyst, stock analyst
warehouse apprentice, apprentice warehouse operative, warehousing apprentice
material planner, material planning analyst, mrp planner, mrp controller
expeditor, expediter, purchasing expeditor
bill of materials, bom
just in time, jit
line feeder, lineside operative, line side operative, lineside feeder
scrap metal operative, metal recycling operative, scrap yard operative, scrapyard operative
recycling centre attendant, tip attendant, hwrc operative, household waste recycling centre operative, civic amenity site attendant, recycling centre assistant
baler operator, baling operative
mrf operative, materials recovery facility operative, material recycling facility operative
smsts ticket, smsts card, site management safety training scheme
sssts ticket, sssts card, site supervisor safety training scheme
ganger, gangerman, working ganger
sub agent, subagent, civils sub agent
fit out site manager, fitout site manager, interior fit out site manager
preconstruction manager, pre construction manager, precon manager
managing quantity surveyor, managing qs
graduate quantity surveyor, graduate qs
construction cost manager, cost manager construction, construction cost consultant
cdm consultant, cdm advisor, cdm adviser
party wall surveyor, party wall consultant
utility surveyor, underground utility surveyor, gpr surveyor, utility mapping surveyor
hydrographic surveyor, bathymetric surveyor
graduate surveyor, trainee surveyor
brickwork supervisor, bricklaying supervisor, brickwork foreman
bricklaying gang, brick gang, brickwork gang
brick pointer, pointing operative, repointing operative
dry stone waller, drystone waller
apprentice bricklayer, bricklaying apprentice, trainee bricklayer
bricklayer improver, bricklaying improver, improver bricklayer
timber frame erector, timber frame fixer, timber frame carpenter, timber frame joiner
roof carpenter, cut roof carpenter, roofing carpenter
staircase joiner, staircase fitter, stair fitter, staircase installer, stair builder, staircase builder, stair installer
apprentice carpenter, apprentice joiner, carpentry apprentice, joinery apprentice, trainee joiner, trainee carpenter
carpentry supervisor, carpentry foreman, joinery foreman
french polisher, furniture polisher, furniture french polisher
wood turner, woodturner
thatcher, roof thatcher
leadworker, lead worker, lead roofer
roofing supervisor, roofing foreman
roofers labourer, roofing labourer, roofers mate
liquid roofer, liquid roofing operative, liquid applied roofer
mastic man, mastic applicator, mastic sealant applicator, sealant applicator
roofline installer, roofline fitter, fascia and soffit fitter
gutter installer, gutter fitter
conservatory installer, conservatory fitter
shopfront fitter, shopfront installer, shop front fitter, shop front installer
balustrade installer, balustrade fitter
raised access floor installer, raised access flooring installer, access floor installer, raised floor installer
resin floor layer, resin flooring installer, resin floorer, resin flooring operative
wood floor fitter, wood floor layer, wood flooring installer, hardwood floor layer, parquet layer, hardwood floor fitter
concrete pump operator, concrete pumper, concrete pump driver
concrete cutter, concrete sawyer
diamond driller, diamond drilling operative
sprayed concrete operative, shotcrete operative, gunite operative
plasterers labourer, plasterers mate
plastering improver, plasterer improver
fibrous plasterer, ornamental plasterer
painters labourer, painters mate
brush hand, brushhand
paperhanger, paper hanger, wallpaper hanger, wallpaperer
apprentice painter and decorator, painting and decorating apprentice, trainee painter and decorator, apprentice decorator, apprentice painter
tilers labourer, tilers mate
road marking operative, white liner, line marking operative, road liner
vehicle restraint system installer, vrs installer, crash barrier installer, safety barrier installer, vrs operative
street lighting electrician, street lighting operative, street lighting engineer, public lighting operative, lighting engineer, street light electrician
traffic signal engineer, traffic light engineer
impact protection vehicle driver, ipv driver
traffic management supervisor, tm supervisor
traffic safety and control officer, tsco
traffic management designer, tm designer
bridge inspector, structures inspector
lifting operations and lifting equipment regulations, loler
provision and use of work equipment regulations, puwer
loler engineer, loler inspector, lifting equipment inspector, lifting equipment examiner
risk assessments and method statements, rams
riddor, reporting of injuries diseases and dangerous occurrences regulations
personal protective equipment, ppe
bill of quantities, boq
new engineering contract, nec contract, nec3, nec4
chartered institute of building, ciob, mciob
royal institute of british architects, riba
association for project management, apm
project management professional, pmp
civils operative, civil engineering operative
civils supervisor, civil engineering supervisor, civils foreman
directional driller, hdd operator, hdd driller, horizontal directional driller
vacuum excavator operator, vac ex operator, vacex operator, suction excavator operator
leakage technician, leak detection technician, leakage detection technician, water network technician, water leakage technician, water network operative
wastewater treatment operator, waste water treatment operator, wastewater operative, sewage treatment operator
national water hygiene card, water hygiene card, eusr water hygiene, blue water hygiene card
energy and utility skills register, eusr, eusr card
smart meter engineer, smart meter installer, dual fuel engineer, smart meter technician, dual fuel smart meter engineer
meter reader, meter reading agent
chimney sweep, chimney sweeper
stove installer, hetas engineer, hetas installer, wood burner installer, log burner installer
hetas, hetas registered
niceic, national inspection council for electrical installation contracting
emergency lighting engineer, emergency lighting technician
fixed wire tester, fixed wire testing engineer, fixed wire engineer
containment installer, containment operative, cable containment installer, electrical containment installer
electrical quantity surveyor, electrical qs
mechanical supervisor, mechanical foreman, mechanical chargehand
pipefitters mate, pipe fitters mate
apprentice plumber, plumbing apprentice, trainee plumber, apprentice plumbing and heating engineer
apprentice gas engineer, trainee gas engineer, gas engineer apprentice
plumbing supervisor, plumbing foreman
unvented hot water, unvented, g3 unvented, unvented hot water ticket
air source heat pump, ashp
ground source heat pump, gshp
solar photovoltaic, solar pv
battery energy storage system, bess
microgeneration certification scheme, mcs
external wall insulation, ewi
electric vehicle, ev
ev technician, electric vehicle technician, hybrid and ev technician
chiller engineer, chiller technician
refrigeration and air conditioning engineer, air conditioning and refrigeration engineer, ac and refrigeration engineer
air handling unit, ahu
kitchen extract cleaner, grease extract cleaner, duct cleaner, ductwork cleaner, ventilation hygiene technician
fire damper tester, fire damper engineer
smoke ventilation engineer, smoke vent engineer, aov engineer, smoke control engineer
fire suppression engineer, gas suppression engineer
dry riser engineer, dry riser technician
door entry engineer, intercom engineer
garage door engineer, garage door fitter, garage door installer
stairlift engineer, stair lift engineer, stairlift installer, stair lift installer
escalator engineer, escalator technician
mobility engineer, mobility equipment engineer, mobility scooter engineer, wheelchair engineer
vending engineer, vending machine engineer, vending technician
vending operator, vending operative, vending machine filler
coffee machine engineer, coffee engineer, coffee machine technician
beer dispense engineer, dispense technician, beer line technician
gaming machine engineer, fruit machine engineer
atm engineer, cash machine engineer
photocopier engineer, copier engineer, printer engineer
weighing engineer, weighbridge engineer
piano tuner, piano technician
clock repairer, clockmaker, horologist
watchmaker, watch repairer, watch technician, watch maker
cobbler, shoe repairer, shoe mender
key cutter, key cutting
bench jeweller, jewellery maker, bench jeweler
goldsmith, gold smith
silversmith, silver smith
gunsmith, gunmaker, gun maker
saddler, saddle maker
lead driller, lead drilling operative
second man driller, drillers assistant, drillers mate, assistant driller
cable percussion driller, cable percussive driller
rotary driller, rotary drilling operative
telecoms rigger, mast rigger, tower climber, telecoms tower rigger
stage rigger, event rigger, theatre rigger, entertainment rigger
tradesman, tradesperson, tradeswoman
foreman, forewoman, foreperson
chargehand, charge hand
craftsman, craftsperson, craftswoman
tool designer, tool design engineer
acoustics consultant, acoustician, noise consultant
optical engineer, optics engineer
metallurgist, metallurgical engineer
piping designer, pipework designer
facade engineer, facade consultant, facade design engineer
bridges engineer, bridge design engineer
rail engineer, railway engineer
p way engineer, pway engineer
permanent way designer, p way designer, pway designer, track designer
overhead line electrification engineer, ole engineer, overhead line equipment engineer
signalling designer, signalling design engineer
rail welder, track welder, aluminothermic welder
road rail vehicle operator, rrv operator, rrv driver
person in charge of possession, picop
protection engineer power, power protection engineer, protection and control engineer
switchgear engineer, switchgear technician
ups engineer, uninterruptible power supply engineer
combined heat and power engineer, chp engineer
energy from waste, efw
energy from waste operator, efw operator, efw plant operator
anaerobic digestion operator, ad plant operator, biogas plant operator
power station operator, power plant operator
global wind organisation, gwo
basic offshore safety induction and emergency training, bosiet
mudlogger, mud logger
rov pilot, rov pilot technician, remotely operated vehicle pilot
shotfirer, shot firer
miner, mine worker, coal miner
radiation protection adviser, radiation protection advisor
health physics monitor, health physics technician, radiological protection monitor
sliding head setter, sliding head turner, sliding head programmer
5 axis machinist, five axis machinist, 5 axis miller, 5 axis cnc machinist
horizontal borer, horizontal boring machinist
vertical borer, vtl operator, vertical turret lathe operator
gear cutter, gear machinist
cnc router operator, cnc wood machinist, wood cnc operator
waterjet operator, water jet operator, waterjet cutter
profile burner, flame cutter, oxy fuel burner
cnc punch operator, punch press operator, turret punch operator
tube bender, pipe bender, tube bending operator
forge operator, drop forge operator, drop forger
heat treatment operator, heat treatment operative, heat treater, heat treatment technician
furnace operator, furnace operative, furnaceman
die caster, die casting operator, die cast operator
core maker, coremaker
pattern maker, patternmaker
overhead crane operator, overhead crane driver, gantry crane operator
boilermaker, boiler maker
arc welder, mma welder, stick welder, manual metal arc welder
spot welder, resistance welder
aluminium welder, aluminum welder
welding supervisor, welding foreman
fabrication supervisor, fabrication foreman, fabrication chargehand
apprentice welder, welding apprentice, trainee welder, apprentice fabricator, apprentice welder fabricator
apprentice machinist, cnc apprentice, apprentice cnc machinist, trainee cnc machinist, machining apprentice
tinsmith, tin smith
shipwright, ship wright
boat builder, boatbuilder
marine fitter, ships fitter
sailmaker, sail maker
airframe fitter, aircraft structures fitter, aircraft sheet metal worker
avionics technician, avionics engineer, avionics fitter
aero engine fitter, aircraft engine fitter
technical records officer aviation, aircraft technical records officer
civil aviation authority, caa
cable harness assembler, wiring harness assembler, wire harness assembler, cable loom assembler, harness builder, loom builder
coil winder, transformer winder
motor rewinder, armature winder, electric motor rewinder
surface mount technology, smt
failure mode and effects analysis, fmea
advanced product quality planning, apqp
production part approval process, ppap
statistical process control, spc
overall equipment effectiveness, oee
standard operating procedure, sop
corrective and preventive action, capa
iso 14001, iso14001
iso 45001, iso45001
iso 13485, iso13485
iso 17025, iso17025
iatf 16949, iatf16949
as 9100, as9100
hazard analysis and critical control points, hazard analysis critical control point, haccp
night shift production operative, nights production operative
cheesemaker, cheese maker
chocolatier, chocolate maker
cake decorator, cake icer
boning operative, deboner, boning hall operative
chicken catcher, poultry catcher
distillery operative, distillery worker
winemaker, wine maker
curtain maker, curtain machinist
upholstery machinist, upholstery sewer
embroiderer, embroidery machine operator, embroidery operator
dye house operative, dyehouse operative, dyer textile
die cutter, die cutting operator, die cutter operator
prepress operator, pre press operator, pre press technician, prepress technician
print estimator, printing estimator
reprographics operator, reprographics assistant, print room operator, reprographics technician, print room assistant
vehicle wrapper, vinyl wrapper, vehicle wrap technician, car wrapper
larder chef, garde manger
saucier, sauce chef
banqueting chef, event chef
private chef, personal chef, household chef
yacht chef, boat chef
chalet chef, chalet cook
chalet host, chalet girl, chalet hostess
italian chef, italian cook
thai chef, thai cook
barbecue chef, bbq chef, pitmaster
fish fryer, fish and chip fryer, fish frier, chip shop fryer
food preparation assistant, food prep assistant
senior chef de partie, senior cdp, snr chef de partie
senior sous chef, snr sous chef
pastry chef de partie, chef de partie pastry, pastry cdp
assistant kitchen manager, deputy kitchen manager
night kitchen porter, night kp
ward hostess, ward host
hospital catering assistant, nhs catering assistant
hospitality assistant, hospitality team member
pub chef, gastro pub chef, gastropub chef
nightclub manager, night club manager
cloakroom attendant, cloakroom assistant
washer up, washer upper
shop manageress, store manageress
hotel maintenance engineer, hotel maintenance person, hotel maintenance assistant, hotel handyman
guest relations manager, guest experience manager
guest relations officer, guest relations executive, guest relations agent
public area cleaner, public area attendant, hotel public area cleaner
spa receptionist, spa front desk
assistant head housekeeper, deputy head housekeeper, assistant housekeeping manager
holiday let cleaner, holiday cottage cleaner, changeover cleaner, airbnb cleaner
holiday park manager, caravan park manager, holiday village manager
childrens rep, kids rep
redcoat, bluecoat, holiday park entertainer
rides operator, ride host, theme park ride operator
arcade attendant, arcade assistant, amusement arcade assistant
casino inspector, pit inspector, gaming inspector
golf professional, golf pro, pga professional
gym manager, fitness manager, health club manager
gym receptionist, health club receptionist, leisure centre receptionist
membership sales advisor, membership consultant, gym membership consultant, membership sales consultant
soft play assistant, play centre assistant
marquee erector, marquee rigger, marquee crew
part time sales assistant, part time retail assistant, part time shop assistant
trainee store manager, trainee retail manager, trainee shop manager
bridal consultant, bridal sales consultant, bridal stylist
bookseller, book seller, bookshop assistant
pet shop assistant, pet store assistant, pet store colleague
convenience store assistant, corner shop assistant, convenience assistant, c store assistant
market trader, market stall holder, stall holder, stallholder
cheesemonger, cheese counter assistant
ironmonger, hardware shop assistant
trainee butcher, apprentice butcher, butchery apprentice
apprentice baker, trainee baker, bakery apprentice
postmaster, postmistress, sub postmaster
forecourt manager, petrol station manager, service station manager, filling station manager
off licence assistant, wine shop assistant
duty free sales assistant, travel retail assistant
mystery shopper, secret shopper
profit protection officer, profit protection advisor
maid, house maid, housemaid
cleaning lady, cleaning woman, charwoman, charlady, char lady
hospital housekeeper, ward housekeeper
crime scene cleaner, trauma cleaner, biohazard cleaner
oven cleaner, oven cleaning technician
high level cleaner, high level cleaning operative
tank cleaner, tank cleaning operative
high pressure water jetting operative, hp water jetting operative, water jetting operative, hpwj operative
cafm, computer aided facilities management
total facilities management, tfm
mobile maintenance engineer, mobile fm engineer, mobile building services engineer
fabric technician, building fabric technician, fabric maintenance technician, fabric maintenance operative, fabric operative
office services assistant, office services coordinator
mobile caretaker, relief caretaker
jannie, janny
dustbin man, bin collector, refuse man, rubbish collector, scaffy
night watchman, nightwatchman, night watch
alarm receiving centre operator, arc operator, alarm monitoring operator
static guard, static security guard, static security officer
night security officer, night security guard
head of security, security director, chief security officer
private investigator, private detective, private eye
surveillance officer, surveillance operative
residential security officer, residential security team officer, rst officer
highways traffic officer, national highways traffic officer, motorway traffic officer
scenes of crime officer, soco, crime scene investigator, csi, crime scene examiner
digital forensic investigator, digital forensics analyst, digital forensic examiner, computer forensics analyst
fingerprint officer, fingerprint examiner
special constable, special police officer
police detective, detective constable
operational support grade, osg
prison teacher, prison tutor
community payback supervisor, unpaid work supervisor, community payback officer
army reservist, army reserve soldier, territorial army soldier
grade 7 civil service, g7 civil service
department for work and pensions, dwp
ministry of defence, mod
ministry of justice, moj
department for education, dfe
hm courts and tribunals service, hmcts
hm prison and probation service, hmpps
crown prosecution service, cps
food standards agency, fsa
department for environment food and rural affairs, defra
uk visas and immigration, ukvi
ofsted, office for standards in education
looked after children, lac
unaccompanied asylum seeking children, uasc
not in education employment or training, neet
energy adviser, energy advisor
housing adviser, housing advisor
health adviser, health advisor
technical adviser, technical advisor
enrolment officer, enrollment officer
resident engagement officer, resident involvement officer, tenant engagement officer, tenant participation officer
leasehold manager, leasehold services manager, home ownership manager
shared ownership sales consultant, shared ownership sales executive
house in multiple occupation, hmo
build to rent, btr
build to rent manager, btr manager
purpose built student accommodation, pbsa
senior sales negotiator, senior estate agent, senior property negotiator
trainee estate agent, trainee sales negotiator, trainee property negotiator
trainee lettings negotiator, junior lettings negotiator
viewings agent, viewings assistant, accompanied viewer, property viewer
sales progressor, sales progression, property sales progressor, sales progression negotiator
leasing consultant, leasing executive, leasing agent
student accommodation manager, student halls manager
rating surveyor, business rates surveyor
rural surveyor, rural chartered surveyor, land agent, rural land agent
land buyer, land acquisitions manager, land negotiator
saleroom assistant, saleroom porter, auction porter
dairy herd manager, herd manager, head herdsman, head herdsperson
cowman, cow hand, cowhand
stockman, stockperson, stockwoman
gamekeeper, game keeper
gillie, ghillie
fisherman, fisherwoman, commercial fisherman
farrier, horse shoer
agronomist, crop adviser, crop advisor
archaeologist, field archaeologist, archeologist
steiner school teacher, waldorf school teacher, steiner teacher, waldorf teacher, steiner waldorf teacher
outplacement consultant, outplacement adviser, outplacement coach
upholstery cleaner, furniture cleaner, sofa cleaner
property developer, real estate developer, housing developer, land developer, residential developer
insolvency practitioner, bankruptcy trustee, licensed insolvency practitioner, trustee in bankruptcy
fish cook, seafood cook, fish chef, seafood chef, poissonnier
hearse driver, funeral driver, funeral car driver, chauffeur bearer
motorcycle technician, motorcycle mechanic, motorbike mechanic, motorbike technician, moped mechanic, motorcycle repairer, motorbike repairer
classic car restorer, vintage car restorer, car restorer, classic vehicle restorer, classic car technician
engine technician, vehicle engine technician, car engine technician, engine rebuilder, engine builder, engine reconditioner
education administrator, university administrator, college administrator, further education administrator, higher education administrator
brokers assistant, brokerage assistant, brokerage clerk, broker clerk, broker support
live animal transporter, livestock driver, livestock haulier, animal transport driver, livestock transporter
animal courier, pet courier, pet transporter
prefab house builder, modular building assembler, modular home builder, prefabricated building assembler, offsite construction operative
court usher, court attendant
dietetic cook, diet cook, diet chef, dietary cook
occupational analyst, job evaluation analyst
ticket seller, ticket sales agent, ticket selling agent, ticket clerk, ticket office clerk, ticket issuing clerk, ticket sales clerk
pumping station operator, pumping station operative, pumping station worker, pump station operator
welding coordinator, responsible welding coordinator
technical assistant, technology assistant, tech assistant
engineering assistant, assistant engineer, engineers assistant
management assistant, assistant to the manager
fundraising assistant, philanthropy assistant, fundraising support assistant
property assistant, real estate assistant, estate agent assistant, real estate clerk, real estate agent assistant
equality manager, equality and inclusion manager, equality and diversity manager, anti discrimination manager
grants manager, grants management officer
house sitter, house caretaker, property sitter, house minder
door installer, door fitter, door hanger
house builder, general builder, builder, building contractor
rigger, rigging operative, rigging technician
septic tank emptier, septic tank driver, septic tank technician
building exterior cleaner, external cleaner, facade cleaner, exterior cleaner, cladding cleaner
gate guard, gatekeeper, gatehouse security
security screener, baggage screener, x ray screener
campsite assistant, campsite operative, campground operative, caravan site warden
building electrician, construction electrician, site electrician
mechatronics technician, mechatronic engineer
drainage technician, drainage worker
`;
